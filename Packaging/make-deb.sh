#!/usr/bin/env bash
# Makes .build/momentsgen_VERSION_ARCHITECTURE.deb of what `make build` left. Needs dpkg-dev.
# The same commit gives the same bytes: times are those of the commit, owners are root. Who answers for
# it is named by DEBFULLNAME and DEBEMAIL, as for Debian's own tools.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

version=$(.build/install/momentsgen --version | cut -d ' ' -f 2)
architecture=$(dpkg --print-architecture)
root=.build/deb
rm -rf "$root"
make --no-print-directory -s install prefix=/usr DESTDIR="$PWD/$root"

doc=$root/usr/share/doc/momentsgen
export SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 0)
date=$(date -u -R -d "@$SOURCE_DATE_EPOCH")
maintainer="${DEBFULLNAME:-momentsgen maintainers} <${DEBEMAIL:-maintainers@momentsgen.example}>"

cat >"$doc/copyright" <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: momentsgen

Files: *
$(grep -m 1 -o 'Copyright.*' LICENSE | sed 's/^Copyright (c)/Copyright:/; s/^Copyright \([^:]\)/Copyright: \1/')
License: Expat

License: Expat
$(sed -n '/^Permission/,$p' LICENSE | sed 's/^$/./; s/^/ /')
END
printf 'momentsgen (%s) stable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- %s  %s\n' \
  "$version" "$maintainer" "$date" | gzip -9n >"$doc/changelog.gz"
gzip -9n <CHANGELOG.md >"$doc/CHANGELOG.md.gz"

# What the two programs link; dpkg-shlibdeps wants a source package around it.
mkdir -p .build/shlibdeps/debian
printf 'Source: momentsgen\n\nPackage: momentsgen\nArchitecture: any\n' \
  >.build/shlibdeps/debian/control
depends=$(cd .build/shlibdeps && dpkg-shlibdeps -O --ignore-missing-info \
  -e ../deb/usr/bin/momentsgen -e ../deb/usr/libexec/momentsgen/momentsgen-photos 2>/dev/null \
  | sed 's/^shlibs:Depends=//')

mkdir -p "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<END
Package: momentsgen
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f 1)
Depends: $depends, tzdata
Recommends: ffmpeg
Section: web
Priority: optional
Description: timeline of moments as a static web site
 Turns a folder of Markdown and JSON into a web site of moments: short posts,
 photos, the people who liked them. Its pages work without JavaScript, from any
 server of files, and from a disk. Imports the archives of Mastodon, X,
 Instagram, Bluesky and others.
END
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group --build "$root" ".build/momentsgen_${version}_$architecture.deb"
