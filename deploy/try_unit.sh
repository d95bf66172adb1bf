#!/bin/sh
# Run the unit by systemd itself: a Debian is made in a folder, and booted with the unit and the wheel of dist/ in it.
# `make unit` runs this, as root. It needs systemd-container and mmdebstrap, and port 8025 of this machine.
set -eu
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-.venv/bin/python}
URL=http://127.0.0.1:8025
if "$PYTHON" -c 'import socket; socket.create_connection(("127.0.0.1", 8025))' 2>/dev/null; then
    echo "somebody serves at port 8025 already"; exit 1
fi

root=$(mktemp -d); machine=; inside=
finish() {
    if [ -n "$inside" ]; then systemctl_there poweroff 2>/dev/null || true; fi
    if [ -n "$machine" ]; then wait "$machine" 2>/dev/null || true; fi
    rm -rf "$root"
}
trap finish EXIT
mmdebstrap --quiet --variant=minbase --include=systemd,systemd-sysv,dbus,python3,python3-venv,ca-certificates bookworm "$root"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
cp "$(ls dist/*-py3-none-any.whl)" constraints.txt "$root/tmp/"
packages=/opt/housebound/lib/python3.11/site-packages # what Debian 12 has; pip of this side, which knows where packages are
chroot "$root" python3 -m venv /opt/housebound
"$PYTHON" -m pip install --quiet --disable-pip-version-check --no-compile --only-binary :all: --python-version 3.11 \
    --target "$root$packages" -c constraints.txt "$(ls dist/*-py3-none-any.whl)[server]"
printf '#!/opt/housebound/bin/python3\nfrom housebound.cli import main\nmain()\n' >"$root/opt/housebound/bin/housebound"
chmod 755 "$root/opt/housebound/bin/housebound"
ln -s /opt/housebound/bin/housebound "$root/usr/local/bin/housebound"
cp deploy/housebound.service "$root/etc/systemd/system/"
ln -s ../housebound.service "$root/etc/systemd/system/multi-user.target.wants/housebound.service"

systemd-nspawn --quiet --directory="$root" --boot --register=no --keep-unit --console=pipe >/dev/null 2>&1 &
machine=$!
ready() { "$PYTHON" -c 'import sys, urllib.request; urllib.request.urlopen(sys.argv[1] + "/ready", timeout=5)' $URL 2>/dev/null; }
await() { for _ in $(seq 120); do ready && return; sleep 0.5; done; echo "it does not serve"; exit 1; }
await
inside=$(pgrep -P $machine -x systemd)
systemctl_there() { nsenter --target "$inside" --mount --uts --ipc --pid --net systemctl "$@"; }
told() { systemctl_there show --value --property "$1" housebound; }
[ "$(told DynamicUser)" = yes ]
[ -f "$root/var/lib/private/housebound/club.db" ]
[ "$(stat -c %u "$root/var/lib/private/housebound/club.db")" -ge 61184 ] # a user made for it, and for it alone
"$PYTHON" docs/example_client.py $URL room25
echo "systemd runs it as a user of its own, its tables where the unit says"

served=$(pgrep -P "$inside" -f "housebound serve")
kill -KILL "$served"
for _ in $(seq 60); do [ "$(told NRestarts)" = 1 ] && break; sleep 0.5; done
[ "$(told NRestarts)" = 1 ]
await
echo "killed, it is started again"
systemctl_there stop housebound
[ "$(told Result)" = success ]
echo "stopped, it ends in peace"
