#!/usr/bin/env bash
# Holds the recipes that `init --ci` writes, and those of the project, to the schemas that their
# hosts publish, and every action and image to a fixed version. Usage: recipes.sh MOMENTSGEN
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
check=$PWD/.venv/bin/check-jsonschema
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for host in github gitlab netlify cloudflare codeberg; do
  "$program" init --ci "$host" "$folder/$host" >/dev/null 2>&1
done
cp action.yml docs/recipes/sharded.yml "$folder/"
cd "$folder"
"$check" --builtin-schema vendor.github-workflows sharded.yml codeberg/.forgejo/workflows/*.yml \
  ./*/.github/workflows/*.yml
"$check" --builtin-schema vendor.github-actions action.yml
"$check" --builtin-schema vendor.gitlab-ci --data-transform gitlab-ci gitlab/.gitlab-ci.yml

find . -name '*.yml' -exec cat {} + >all
if grep -E '^ *(- )?uses:' all | grep -vE '@[0-9a-f]{40} # v[0-9.]+$'; then
  echo "FAILED: not pinned"
  exit 1
fi
if grep -E 'contents: write|write-all|:latest' all; then
  echo "FAILED: too much"
  exit 1
fi
echo "1 passed, 0 failed"
