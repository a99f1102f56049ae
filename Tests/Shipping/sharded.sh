#!/usr/bin/env bash
# Builds one site in parts with GNU parallel, joins them, and holds the result to that of one build:
# the same bytes. Prints how long each takes. Usage: sharded.sh MOMENTSGEN [MOMENTS]
set -euo pipefail
program=$(realpath "$1")
moments=${2:-2000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$(dirname "$program")
export PATH="$folder:$PATH"
now=(--now 2026-11-30T00:00:00Z --quiet --source "$work/site")

mkdir -p "$work/site/Content/moments"
printf 'title: Parts\ntimeZone: UTC\n' >"$work/site/Content/site.yaml"
printf -- '---\nid: me\nname: Robin\n---\n' >"$work/site/Content/profile.md"
for ((i = 1; i <= moments; i++)); do
  printf -- '---\ndate: 20%02d-%02d-%02d\ntags: [t%d]\n---\nMoment *%d* of many, with a few words to it.\n' \
    $((i % 20 + 1)) $((i % 12 + 1)) $((i % 28 + 1)) $((i % 50)) "$i" >"$work/site/Content/moments/m$i.md"
done

timed() { local TIMEFORMAT="$1: %R s (%U s of processor time)"; shift; time "$@"; }

timed "one build, one thread" momentsgen build "${now[@]}" --jobs 1 --output "$work/whole"
for count in 2 5 16; do
  timed "$count parts, two at once" parallel --jobs 2 --will-cite \
    momentsgen build "${now[@]}" --jobs 1 --shard "{}/$count" --output "$work/$count-{}" ::: $(seq "$count")
  # shellcheck disable=SC2046 # numbers
  timed "$count parts joined" momentsgen merge --quiet $(seq -f "$work/$count-%g" "$count") \
    --output "$work/merged-$count"
  diff -r "$work/whole" "$work/merged-$count"
done
echo "1 passed, 0 failed"
