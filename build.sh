#!/usr/bin/env bash
# Installs what the build needs, builds momentsgen in release mode, and makes the pages of the
# sample site in this checkout with it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. Scripts/packages.sh

install_packages "${build_packages[@]}"
require_swift

# With the standard library inside, the program starts in 2 ms and needs no Swift where it runs.
options=(-c release --static-swift-stdlib)
# The picture worker lies beside the program, which starts it when there are pictures to make.
for product in momentsgen momentsgen-photos; do
  swift build "${options[@]}" --product "$product"
done
program="$(swift build "${options[@]}" --show-bin-path)/momentsgen"
"$program" --version
"$program" build

echo
echo "The program:  $program"
echo "The pages:    $PWD/public/index.html (open it in a browser)"
