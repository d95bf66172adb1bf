#!/bin/sh
# What can be said of the unit and the compose file without a running systemd and without images: `make recipes` runs this.
# systemd reads the unit, with our own command in the place of the installed one; compose reads the file and fills it in.
set -eu
cd "$(dirname "$0")/.."
VENV=${VENV:-.venv}

unit=$(mktemp -d)
trap 'rm -r "$unit"' EXIT
sed "s#^ExecStart=/usr/local/bin/housebound#ExecStart=$PWD/$VENV/bin/housebound#" deploy/housebound.service >"$unit/housebound.service"
systemd-analyze verify "$unit/housebound.service"
echo "the unit is sound: systemd $(systemd-analyze --version | sed -n '1s/^systemd \([0-9]*\).*/\1/p')"
command=$(sed -n 's/^ExecStart=//p' "$unit/housebound.service" | sed "s#sqlite:////var/lib/housebound#sqlite:///$unit#; s#\$# --port 0#")
$command >"$unit/said" & server=$!
for _ in $(seq 120); do grep -q "listens on" "$unit/said" && break; sleep 0.5; done
where=$(sed -n 's/.*listens on \(http[^ ]*\).*/\1/p' "$unit/said")
ready() { "$VENV/bin/python" -c 'import sys, urllib.request; urllib.request.urlopen(sys.argv[1] + "ready", timeout=5)' "$where" 2>/dev/null; }
for _ in $(seq 120); do ready && break; sleep 0.5; done
ready
kill -TERM $server
wait $server || [ $? -eq 143 ] # of the signal that it was sent: to systemd that is a clean end
echo "its command serves, and ends in peace when it is told to"

if docker compose version >/dev/null 2>&1; then
    compose="docker compose"
else
    command -v podman-compose >/dev/null || [ -x "$VENV/bin/podman-compose" ] \
        || "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check podman-compose
    compose=$(command -v podman-compose || echo "$VENV/bin/podman-compose")
fi
CLUB=club.example PASSWORD=secret $compose -f deploy/compose.yaml config >"$unit/compose"
for word in first second database proxy "postgresql://housebound:secret@database/housebound" service_healthy; do
    grep -q -- "$word" "$unit/compose" || { echo "compose has lost $word"; exit 1; }
done
if CLUB='' PASSWORD='' $compose -f deploy/compose.yaml config >/dev/null 2>&1; then
    echo "compose takes an empty password"; exit 1
fi
echo "the compose file is sound: $compose"
