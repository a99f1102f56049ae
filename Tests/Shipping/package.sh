#!/usr/bin/env bash
# Installs the package with apt into a fresh Debian 12, without Swift, uses it there as its guide says,
# and takes it away again. As root, with debootstrap, lintian and the network of Debian.
# Usage: package.sh FILE.deb
set -euo pipefail
package=$(realpath "$1")
work=$(mktemp -d)
root=$work/root
trap 'umount -q "$root/proc" "$root/dev" 2>/dev/null || true; rm -rf --one-file-system "$work"' EXIT

say() { printf '%s\n' "$*"; }

say "lintian:"
lintian --fail-on error --info --tag-display-limit 0 "$package" | sed 's/^/  /'

debootstrap --variant=minbase bookworm "$root" >"$work/debootstrap.log" 2>&1
mount --bind /proc "$root/proc"
mkdir -p "$root/dev"
mount --bind /dev "$root/dev"
cp /etc/resolv.conf "$root/etc/resolv.conf"
run() { chroot "$root" /usr/bin/env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/root \
  DEBIAN_FRONTEND=noninteractive "$@"; }

run apt-get update -qq
run apt-get install -y -qq --no-install-recommends bash curl man-db >/dev/null 2>&1
listing() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var/cache \
  -o -path ./var/log -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./root \) -prune \
  -o -print | LC_ALL=C sort); }
run dpkg --get-selections | cut -f 1 | sort >"$work/packages-before"
listing >"$work/before"

cp "$package" "$root/tmp/momentsgen.deb"
run apt-get install -y --no-install-recommends /tmp/momentsgen.deb >"$work/install.log" 2>&1 \
  || { cat "$work/install.log"; exit 1; }
say "installed: $(run momentsgen --version), $(run sh -c 'command -v swift || echo no Swift here')"
if run ldd /usr/bin/momentsgen /usr/libexec/momentsgen/momentsgen-photos | grep -E 'not found|swift'; then
  say "FAILED: linked to what isn't there"
  exit 1
fi

cat >"$root/tmp/use.sh" <<'END'
set -eu
cd /tmp
momentsgen init timeline >/dev/null
cd timeline
momentsgen build
test -s public/index.html
ls public/photos/*.avif >/dev/null
momentsgen serve --port 4321 >/tmp/serve.log 2>&1 &
server=$!
for i in $(seq 100); do curl -sf http://127.0.0.1:4321/ >/tmp/page.html && break; sleep 0.1; done
grep -q 'My moments' /tmp/page.html
kill -INT "$server"
wait "$server"
MANWIDTH=80 man momentsgen >/tmp/man.txt
grep -q 'momentsgen init' /tmp/man.txt
test -s /usr/share/bash-completion/completions/momentsgen
END
start=$SECONDS
run sh /tmp/use.sh
say "init, build with pictures, serve, man: $((SECONDS - start)) s"

run apt-get purge -y -qq momentsgen >/dev/null 2>&1
run apt-get autoremove -y -qq --purge >/dev/null 2>&1
rm -rf "$root"/tmp/*
run dpkg --get-selections | cut -f 1 | sort >"$work/packages-after"
listing >"$work/after"
diff "$work/packages-before" "$work/packages-after"
# Users, groups and caches of libraries aren't the package's.
if comm -13 "$work/before" "$work/after" | grep -i moments; then
  say "FAILED: the package left something"
  exit 1
fi
say "left behind by the packages that it needs: $(comm -13 "$work/before" "$work/after" | wc -l) paths"
comm -13 "$work/before" "$work/after" | head -20
say "1 passed, 0 failed"
