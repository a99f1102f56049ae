# Debian packages that the scripts need; sourced by build.sh and check.sh. Ubuntu has those of the
# build under the same names. `Package.swift` names the same libraries; a test compares the two.
# shellcheck shell=bash

build_packages=(
  libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev libmd-dev libutf8proc-dev libxxhash-dev
  libmicrohttpd-dev libqrencode-dev
  zlib1g-dev libbrotli-dev libzstd-dev libarchive-dev libgumbo-dev libxml2-dev libsqlite3-dev
  libvips-dev pkg-config tzdata
)
# For check.sh: the linter of scripts, what makes the theme's Swift file, what makes and looks at the
# pictures of tests, and what the documentation's commands and recipes are run with.
check_packages=(
  shellcheck python3 python3-pil libvips-tools libimage-exiftool-perl ffmpeg procps
  brotli zstd rsync curl nginx-light wrk mandoc zsh fish
)
# For its pages in a browser.
browser_packages=(python3-venv chromium)

# Installs those of the named packages that are missing, and says so before.
install_packages() {
  local missing=() name
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian or Ubuntu; the build needs what these packages hold: $*"
    return 0
  fi
  for name in "$@"; do
    # shellcheck disable=SC2016 # the format is dpkg-query's, not the shell's
    if ! dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'install ok installed'; then
      missing+=("$name")
    fi
  done
  if ((${#missing[@]} == 0)); then
    echo "System packages: all here"
    return 0
  fi
  local run=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "Missing system packages. As root, run:"
      echo "  apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
      return 1
    fi
    run=(sudo)
  fi
  echo "System packages: installing ${missing[*]} with ${run[*]:+sudo }apt-get"
  "${run[@]}" apt-get update -qq || echo "apt-get update failed; trying with the lists at hand"
  "${run[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null
}

# Ends with a hint where there is no Swift.
require_swift() {
  command -v swift >/dev/null && return 0
  echo "swift is not on the PATH: install Swift 6.3 or later from swift.org/install"
  return 1
}
