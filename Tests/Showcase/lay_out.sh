#!/usr/bin/env bash
# Copies the sample site to a folder that isn't there yet and lays over it what a timeline of one
# author doesn't have, so that a browser sees every feature: lay_out.sh FOLDER
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
mkdir -p "$1"
cp -R "$here/../../Content" "$here/../../Templates" "$1"
cp -R "$here/Content" "$1"
