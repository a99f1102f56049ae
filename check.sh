#!/usr/bin/env bash
# Everything that must hold before a change goes in, the same here and in CI. Prints each step's
# time and, last, how many steps passed and failed. Logs are in .build/check/.
# shellcheck disable=SC2317 # the steps' functions are called by name
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")" || exit
. Scripts/packages.sh

logs=.build/check
mkdir -p "$logs"
passed=0
failed=0
skipped=0
unsteady="" # tests that failed at first
failures=() # "NAME: LOG" of each failed step

# step NAME COMMAND...: runs it; its output is shown where it fails.
step() {
  local name=$1 start=$SECONDS log
  shift
  log="$logs/${name// /-}.log"
  if "$@" >"$log" 2>&1 </dev/null; then
    passed=$((passed + 1))
    printf 'ok      %-24s %4d s\n' "$name" $((SECONDS - start))
  else
    failed=$((failed + 1))
    failures+=("$name: $log")
    cat "$log"
    printf 'FAILED  %-24s %4d s\n' "$name" $((SECONDS - start))
    return 1
  fi
}

# What failed, once more and in short: the end of a long log is what is read first.
finish() {
  local failure
  for failure in "${failures[@]}"; do
    printf '\n%s\n' "$failure"
    grep -E '✘|error:|Error|FAIL|[Ff]ailed' "${failure#*: }" | cut -c1-400 | head -20
  done
  [[ -z $unsteady ]] || printf '\nfailed at first, passed alone:\n%s\n' "$unsteady"
  printf '\n%d passed, %d failed' "$passed" "$failed"
  ((skipped == 0)) || printf ', %d skipped' "$skipped"
  printf '\n'
  exit $((failed > 0))
}

packages() {
  local browser=("${browser_packages[@]}")
  [[ -z ${SKIP_BROWSER:-} ]] || browser=()
  install_packages "${build_packages[@]}" "${check_packages[@]}" "${browser[@]}"
}

theme_in_binary() { python3 Scripts/embed-theme.py --check; }

live_page_in_binary() { python3 Scripts/embed-live-page.py --check; }

# The preview from outside: requests byte by byte, editors' saves, load, no inotify.
preview() {
  local name=$1
  shift
  MOMENTSGEN=.build/debug/momentsgen python3 "Tests/Preview/$name.py" "$@"
}

# Likewise the program that is handed out.
finished_preview() {
  MOMENTSGEN=.build/release/momentsgen python3 "Tests/Preview/$1.py"
}

# What a machine refuses, and builds that are killed while somebody reads. Counted as skipped without
# root, which the first needs for its small disks.
refusals() {
  local result
  python3 Tests/Publishing/refusals.py .build/debug/momentsgen
  result=$?
  ((result != 2)) || skipped=$((skipped + 1))
  ((result == 0 || result == 2))
}

killed_builds() { python3 Tests/Publishing/kill_builds.py .build/debug/momentsgen 40; }

# An open page through edits of its site.
live_page() { MOMENTSGEN=.build/debug/momentsgen .venv/bin/python "Tests/Preview/$1.py"; }

# Sample exports, counted again, searched for what wasn't public, and built.
exports=${MOMENTSGEN_SHARED:-../shared}/data/exports
import_check() { python3 "Tests/Import/$1.py" .build/debug/momentsgen "$exports"; }

# The sample site with what only some timelines have laid over it.
showcase=.build/check/showcase
show_everything() {
  rm -rf "$showcase"
  Tests/Showcase/lay_out.sh "$showcase" || return
  .build/debug/momentsgen build --source "$showcase" --now 2026-11-30T00:00:00Z --quiet
}

# The showcase, exported and imported again.
round_trip() { python3 Tests/Import/round_trip.py .build/debug/momentsgen "$showcase"; }

# Known attacks as posts of an export: none may run.
import_attacks() { .venv/bin/python Tests/Import/attacks.py .build/debug/momentsgen; }

build_all() { swift build --build-tests --explicit-target-dependency-import-check error; }

# What failed is run once more, alone and one at a time: a test that waits for other processes can fail
# on a machine that is busy with the hundreds of others. It counts as passed then, and is named below the
# results, for somebody to mend.
run_tests() {
  local first="$logs/tests-first.log" names
  swift test --disable-xctest --skip-build >"$first" 2>&1
  local result=$?
  cat "$first"
  ((result != 0)) || return 0
  names=$(sed -n 's/^✘ Test \([A-Za-z0-9_]*\)(.*) \(with .* \)\{0,1\}failed after.*/\1/p' "$first" | sort -u)
  [[ -n $names ]] || return "$result"
  swift test --disable-xctest --skip-build --no-parallel \
    --filter "/($(paste -sd'|' <<<"$names"))\\(" || return
  unsteady=$names
}

browser_tools() {
  local stamp=.venv/requirements.txt wanted=Tests/Browser/requirements.txt
  cmp -s "$wanted" "$stamp" && return 0
  rm -rf .venv
  /usr/bin/python3 -m venv .venv && .venv/bin/pip install -q --disable-pip-version-check -r "$wanted" \
    && cp "$wanted" "$stamp"
}

# With an address, so that the pages that need one are there too.
browser_pages() {
  local site=.build/check/sample
  .build/debug/momentsgen build --source "$showcase" --base-url https://moments.example/ \
    --output "$site" --now 2026-11-30T00:00:00Z --quiet || return
  .venv/bin/python Tests/Browser/check_site.py "$site"
}

search() { .venv/bin/python Tests/Browser/check_search.py .build/debug/momentsgen .build/check/search; }

embedding() {
  .venv/bin/python Tests/Browser/check_embed.py .build/debug/momentsgen "$showcase" .build/check/embed
}

# What a site has for programs, read by other people's programs: the showcase at a root and in a
# folder, and a site with an attack in every text field.
feeds() {
  local folder=.build/check/feeds base
  rm -rf "$folder" && mkdir -p "$folder/hostile" || return
  for base in https://moments.example/ https://host.example/moments/; do
    .build/debug/momentsgen build --source "$showcase" --base-url "$base" \
      --output "$PWD/$folder/${#base}" --quiet || return
  done
  .venv/bin/python Tests/Browser/hostile_site.py "$folder/hostile" || return
  .build/debug/momentsgen build --source "$folder/hostile" --base-url https://moments.example/ \
    --now 2026-11-30T00:00:00Z --quiet 2>/dev/null || return
  .venv/bin/python Tests/Feeds/check_feeds.py "$folder"/[0-9]* "$folder/hostile/public"
}

# Pages in a browser that has lost its network, and after another version was published.
offline() { .venv/bin/python Tests/Feeds/offline.py "$showcase/public"; }

components() { .venv/bin/python Tests/Browser/check_components.py .build/debug/momentsgen .build/check/components; }

# Photos, keys and likes, and moments that are hard to lay out.
browser_theme() {
  local odd=.build/check/odd language
  for language in en ar; do
    rm -rf "$odd-$language" && mkdir -p "$odd-$language" || return
    .venv/bin/python Tests/Browser/odd_site.py "$odd-$language" "$language" || return
    .build/debug/momentsgen build --source "$odd-$language" --now 2026-11-30T00:00:00Z --quiet || return
  done
  .venv/bin/python Tests/Browser/check_theme.py "$showcase/public" "$odd-en/public" "$odd-ar/public"
}

# An attack in every text field: none may run.
hostile_pages() {
  local site=.build/check/hostile
  rm -rf "$site" && mkdir -p "$site" || return
  .venv/bin/python Tests/Browser/hostile_site.py "$site" || return
  .build/debug/momentsgen build --source "$site" --now 2026-11-30T00:00:00Z --quiet 2>/dev/null || return
  .venv/bin/python Tests/Browser/check_hostile.py "$site/public"
}

# The escaping cases of the template engine's tests, each loaded as a page.
escaped_templates() { .venv/bin/python Tests/Browser/template_escaping.py; }

# The schemas that editors read are those that the program prints, accept the sample site, and refuse
# the broken examples.
schemas() {
  local name
  for name in site profile people moment; do
    .build/debug/momentsgen schema "$name" | diff "docs/schema/$name.schema.json" - || return
  done
  .venv/bin/python Tests/Format/check_schema.py .build/debug/momentsgen "$showcase"
}

# What the program says about itself to shells, to man and to readers.
shipping() { python3 "Tests/Shipping/$1.py" .build/debug/momentsgen; }

docs_site() { python3 Scripts/docs-site.py .build/debug/momentsgen; }

manual_page() { mandoc -T lint -W warning Tests/MomentsCLITests/Golden/momentsgen.1; }

recipes() { Tests/Shipping/recipes.sh .build/debug/momentsgen; }

# optional TOOL NAME COMMAND...: a step for whoever has the tool; says so where it is missing.
optional() {
  local tool=$1
  shift
  if command -v "$tool" >/dev/null || [[ -x /usr/sbin/$tool ]]; then
    step "$@"
  else
    skipped=$((skipped + 1))
    echo "SKIPPED $1: $tool isn't installed"
  fi
}

not_run() {
  echo "not run: $1 failed"
  return 1
}

# Nothing after these two means anything without them.
step "system packages" packages || finish
step "swift" require_swift || finish
step "format" swift format lint --strict -r Sources Tests Benchmarks Package.swift
step "shell scripts" shellcheck -x build.sh check.sh .ci/run Packaging/*.sh Tests/Shipping/*.sh \
  Tests/Showcase/*.sh docs/recipes/*.sh
step "theme in the binary" theme_in_binary
step "live page in the binary" live_page_in_binary
if step "build with tests" build_all; then
  step "tests" run_tests
  grep -E '^. Test run with' "$logs/tests.log"
  step "refusals" refusals
  step "killed builds" killed_builds
  step "preview, its start" preview starting
  step "preview, hostile requests" preview attacks
  step "preview, editors' saves" preview saves
  step "preview, load" preview load
  step "preview, no inotify" preview without_inotify
  if [[ ! -d $exports ]]; then
    exports=Tests/Import/exports
    skipped=$((skipped + 1))
    echo "SKIPPED the sample exports: ../shared isn't there; a small one instead"
  fi
  step "import, counts" import_check counts
  step "import, privacy" import_check privacy
  step "import, results" import_check results
  step "showcase" show_everything
  step "export, and back" round_trip
  step "completions" shipping completions
  step "documentation" shipping documentation
  step "site of the documentation" docs_site
  optional mandoc "manual page" manual_page
  optional nginx "deploy to nginx" shipping deploy
else
  for name in "tests" "refusals" "killed builds" "preview, its start" "preview, hostile requests" \
    "preview, editors' saves" "preview, load" "preview, no inotify" "import, counts" \
    "import, privacy" "import, results" "showcase" "export, and back" "completions" "documentation" "site of the documentation"; do
    step "$name" not_run "the build"
  done
fi
if step "sample site" ./build.sh; then
  optional wrk "preview, beside nginx" finished_preview throughput
else
  step "preview, beside nginx" not_run "the sample site"
fi
if [[ -n ${SKIP_BROWSER:-} ]]; then
  skipped=$((skipped + 1))
  echo "SKIPPED pages in a browser: SKIP_BROWSER is set"
elif step "browser tools" browser_tools; then
  step "schemas" schemas
  step "recipes" recipes
  step "pages in a browser" browser_pages
  step "photos, keys and likes" browser_theme
  step "search in many scripts" search
  step "embedding" embedding
  step "components" components
  step "hostile content" hostile_pages
  step "hostile templates" escaped_templates
  step "live page" live_page morph
  step "live page, readers" live_page reader
  step "feeds" feeds
  step "offline reading" offline
  step "import, attacks" import_attacks
else
  for name in "schemas" "recipes" "pages in a browser" "photos, keys and likes" "search in many scripts" \
    "embedding" "components" "hostile content" "hostile templates" "live page" \
    "live page, readers" "feeds" "offline reading" "import, attacks"; do
    step "$name" not_run "the browser's installation"
  done
fi
finish
