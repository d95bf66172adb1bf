#!/bin/sh
# Build the container from deploy/Containerfile and play in it. `make container` runs this. It needs buildah, and
# mmdebstrap where no registry can be reached: BASE=localhost/debian-python then names an image made here.
# The wheel in dist/ is what is tried.
set -eu
cd "$(dirname "$0")/.."
PORT=${PORT:-8725}
BASE=${BASE:-docker.io/library/python:3.13-slim}
export BUILDAH_ISOLATION=${BUILDAH_ISOLATION:-chroot}

if [ "$BASE" = localhost/debian-python ] && ! buildah inspect --type image "$BASE" >/dev/null 2>&1; then
    rootfs=$(mktemp --suffix=.tar)
    mmdebstrap --quiet --variant=minbase --include=python3,python3-venv,ca-certificates bookworm "$rootfs"
    made=$(buildah from scratch)
    buildah add --quiet "$made" "$rootfs" /
    buildah commit --quiet --rm "$made" "$BASE"
    rm "$rootfs"
fi

buildah bud --quiet --network host --build-arg "BASE=$BASE" -v /etc/ssl/certs:/etc/ssl/certs:ro -f deploy/Containerfile -t housebound .
container=$(buildah from housebound)
buildah run --network host --user housebound "$container" -- /opt/housebound/bin/housebound serve \
    --host 127.0.0.1 --port "$PORT" --database sqlite:////var/lib/housebound/club.db &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || true; buildah rm "$container" >/dev/null' EXIT

fetch() { python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=5).read().decode()[:60])' "$1"; }
for _ in $(seq 120); do fetch "http://127.0.0.1:$PORT/ready" 2>/dev/null && break; sleep 0.5; done
fetch "http://127.0.0.1:$PORT/" >/dev/null
fetch "http://127.0.0.1:$PORT/manual/" >/dev/null
"${PYTHON:-.venv/bin/python}" docs/example_client.py "http://127.0.0.1:$PORT" room25
echo "the container serves: image $(buildah images --format '{{.Size}}' housebound)"
