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
    cat "$log"
    printf 'FAILED  %-24s %4d s\n' "$name" $((SECONDS - start))
    return 1
  fi
}

finish() {
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  exit $((failed > 0))
}

packages() { install_packages "${build_packages[@]}" shellcheck; }

build_all() { swift build --build-tests --explicit-target-dependency-import-check error; }

run_tests() { swift test --disable-xctest --skip-build; }

not_run() {
  echo "not run: the build failed"
  return 1
}

# Nothing after these two means anything without them.
step "system packages" packages || finish
step "swift" require_swift || finish
step "format" swift format lint --strict -r Sources Tests Package.swift
step "shell scripts" shellcheck -x build.sh check.sh .ci/run
if step "build with tests" build_all; then
  step "tests" run_tests
  grep -E '^. Test run with' "$logs/tests.log"
else
  step "tests" not_run
fi
step "sample site" ./build.sh
finish
