#!/bin/sh
# Installs Flipbook from the files of a release:
#
#   install.sh [--from PLACE] [--prefix FOLDER] [--films] [--packages]
#
#   --from PLACE     the folder, or the address, that has the release's files; where this file came from by default
#   --prefix FOLDER  where it goes: FOLDER/bin/flipbook and the rest; ~/.local by default, and where
#                    this file was installed the place that it was installed into
#   --films          the smaller Flipbook that needs no Swift: it plays, reads, compares and converts
#                    films, and films no Swift files
#   --packages       install the packages that are missing, with apt-get; else they are told
#   --mend           change nothing but what is damaged
#   --remove         remove what was installed below the prefix; takes --prefix alone
#
# The file is the one for this processor and for the `swiftc` in PATH, and its checksum is checked. What
# stands there changes only when all is well. It ends with 0 when `flipbook` runs, with 2 and a sentence
# when it does not.
set -eu
# What root installs is for everybody.
umask 022

# `make release ADDRESS=…` writes where the files of the release are to be had.
address=""
scratch=""

say() { printf 'install.sh: %s\n' "$*" >&2; }
fail() { say "$@"; exit 2; }
has() { command -v "$1" > /dev/null 2>&1; }

# Shows the command that installs packages here.
getting() {
  if has apt-get; then echo "${sudo}apt-get install $*"; else echo "install what Debian calls $*"; fi
}

# need PROGRAM PACKAGE: has a program, or gets it, or says how.
need() {
  has "$1" && return
  [ -n "$packages" ] && has apt-get || fail "$1 is missing: $(getting "$2")"
  ${sudo}apt-get update --quiet=2 > /dev/null || true
  ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 \
    --no-install-recommends "$2" > /dev/null 2>&1 || fail "$1 is missing: $(getting "$2")"
}

# get FILE: puts a file of the release into the scratch folder.
get() {
  case $from in
    http://* | https://*)
      if has curl; then curl --fail --silent --show-error --location --output "$scratch/$1" "$from/$1"
      elif has wget; then wget --quiet --output-document "$scratch/$1" "$from/$1"
      else need curl curl; get "$1"; fi || fail "$from/$1 is not to be had."
      ;;
    *) cp "$from/$1" "$scratch/$1" 2> /dev/null || fail "There is no $1 in $from." ;;
  esac
}

# Shows the compiler in PATH as files are named after it: swift-6.3.1, or swiftlang-6.2.3 for Debian's.
compiler() {
  found=$(command -v swiftc) || return 0
  version=$(swiftc --version 2> /dev/null | sed -n 's/.*Swift version \([0-9.]*[0-9]\).*/\1/p' | head -n 1)
  [ -n "$version" ] || return 0
  if has dpkg-query && dpkg-query --search "$(readlink -f "$found")" > /dev/null 2>&1; then
    echo "swiftlang-$version"
  else
    echo "swift-$version"
  fi
}

# Chooses the file of the release; sets `file`.
choose() {
  grep -q '^[0-9a-f]\{64\}  [^ ]*[^[:space:]]$' "$scratch/SHA256SUMS" \
    || fail "The SHA256SUMS of $from is damaged. Get it again."
  system="linux-$(uname -m)"
  files=$(sed -n 's/^[0-9a-f]*  \(flipbook-.*\.tar\.zst\)$/\1/p' "$scratch/SHA256SUMS" | grep -- "-$system-" || true)
  # A folder may have several releases.
  newest=$(echo "$files" | sed 's/^flipbook-\(.*\)-linux-.*/\1/' | sort -V | tail -n 1)
  files=$(echo "$files" | grep "^flipbook-$newest-linux-" || true)
  [ -n "$files" ] || fail "The release has no file for $system."
  made_for=$(echo "$files" | sed -n "s/.*-$system-\(swift.*\)\.tar\.zst/\1/p")
  if [ -n "$films" ]; then
    file=$(echo "$files" | grep -- '-films\.tar\.zst$') || fail "The release has no file without a compiler."
    return
  fi
  here=$(compiler)
  if [ -z "$here" ]; then
    # The newest: that Swift can still be installed.
    newest=$(echo "$made_for" | sort -t - -k 2 -V | tail -n 1)
    file=$(echo "$files" | grep -- "-$newest\.tar\.zst$")
    lacks_swift="To film Swift files, install Swift ${newest#*-} (https://www.swift.org/install/linux) and put it into PATH. All else works without it."
    return
  fi
  file=$(echo "$files" | grep -- "-$here\.tar\.zst$") || fail "The release has no file for the $here in PATH.
It has files for $(echo $made_for | sed 's/ /, /g'). Put one of these compilers first in PATH and install
again, or give --films for the Flipbook that needs no Swift."
}

# Tells whether this very file is installed, and all that came with it is as it was.
is_installed() {
  [ "$(cat "$prefix/share/flipbook/release" 2> /dev/null)" = "$sum" ] && is_whole
}

is_whole() {
  (cd "$prefix" && [ -f share/flipbook/files ] && sha256sum --check --quiet --strict share/flipbook/files) \
    > /dev/null 2>&1
}

# Removes what the lists of files named first have and those named after have not.
remove_files() { # remove_files OLD [NEW]
  [ -f "$1" ] || return 0
  sed 's/^[0-9a-f]*  //' "$1" | while IFS= read -r path; do
    if [ -n "${2:-}" ] && sed 's/^[0-9a-f]*  //' "$2" | grep --quiet --line-regexp --fixed-strings -- "$path"; then
      continue
    fi
    rm -f "$prefix/$path"
    rmdir -p "$prefix/${path%/*}" 2> /dev/null || true
  done
}

unpack() {
  need zstd zstd
  get "$file"
  [ "$(sha256sum "$scratch/$file" | cut -d ' ' -f 1)" = "$sum" ] \
    || fail "$file is damaged: its checksum is not that of the release. Nothing was changed."
  # What runs were killed over; the lock says that none is under way.
  if has flock; then rm -rf "$prefix"/.flipbook-*; fi
  mkdir "$draft"
  zstd --decompress --quiet --stdout "$scratch/$file" \
    | (cd "$draft" && tar --extract --no-same-owner --strip-components=1) \
    || fail "$file cannot be unpacked into $prefix. Nothing was changed."
  echo "$sum" > "$draft/share/flipbook/release"
  case $from in
    http://* | https://*) echo "$from" ;;
    *) (cd "$from" && pwd) ;;
  esac > "$draft/share/flipbook/from"
}

# Fails where something else stands in a place of what was unpacked.
look() {
  {
    sed 's/^[0-9a-f]*  //' "$prefix/share/flipbook/files" 2> /dev/null || true
    for name in files from release; do
      [ ! -f "$prefix/share/flipbook/files" ] || echo "./share/flipbook/$name"
    done
  } > "$scratch/own"
  (cd "$draft" && find . -type f) | while IFS= read -r path; do
    place=$prefix/${path#./}
    above=${path%/*}
    while [ "$above" != . ]; do
      if [ -e "$prefix/$above" ] || [ -L "$prefix/$above" ]; then
        [ -d "$prefix/$above" ] || fail "$prefix/${above#./} is no folder. Move it away, or give another --prefix. Nothing was changed."
      fi
      above=${above%/*}
    done
    [ ! -d "$place" ] || fail "$place is a folder. Move it away, or give another --prefix. Nothing was changed."
    if [ -e "$place" ] || [ -L "$place" ]; then
      grep --quiet --line-regexp --fixed-strings -- "$path" "$scratch/own" \
        || fail "$place is not of a release. Move it away, or give another --prefix. Nothing was changed."
    fi
  done || exit 2
}

# Moves what was unpacked to its places, the command last, and removes what was there before.
place() {
  cp "$prefix/share/flipbook/files" "$scratch/files" 2> /dev/null || true
  (cd "$draft" && find . -type f ! -path './bin/*' && find ./bin -type f) | while IFS= read -r path; do
    mkdir -p "$prefix/${path%/*}"
    mv -fT "$draft/$path" "$prefix/$path"
  done
  remove_files "$scratch/files" "$prefix/share/flipbook/files"
}

# Installs packages, or says which are missing; fails where Flipbook does not run.
check() {
  setup="$prefix/share/flipbook/setup"
  if [ -n "$packages" ]; then
    sh "$setup" --loaded || true
  elif said=$(sh "$setup" --loaded --say); then
    [ -z "$said" ] || say "$said"
  else
    [ -z "$said" ] || say "Packages are missing. Install them: $said"
  fi
  "$prefix/bin/flipbook" --version > /dev/null 2> "$scratch/said" || {
    sed 's/^/install.sh: /' "$scratch/said" >&2
    fail "$prefix/bin/flipbook is there and does not start yet. Install what is missing."
  }
  [ -z "$lacks_swift" ] || say "$lacks_swift"
  # A build of a compiler may have the number of another.
  made_by=$(cat "$prefix/lib/flipbook/compiler" 2> /dev/null || true)
  if [ -n "$made_by" ] && has swiftc && [ "$(swiftc --version 2> /dev/null | head -n 1)" != "$made_by" ]; then
    say "Swift files are filmed with “$made_by” alone, and that is not the swiftc in PATH."
  fi
  case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *)
      case $prefix in
        *[\"\$\`\\]*) quoted=$(printf %s "$prefix/bin" | sed "s/'/'\\\\''/g"); say "Put it into PATH: export PATH='$quoted':\"\$PATH\"" ;;
        *) say "Put it into PATH: export PATH=\"$prefix/bin:\$PATH\"" ;;
      esac
      ;;
  esac
}

usage() { sed -n '2,/^set -eu/s/^# \{0,1\}//p' "$0" 2> /dev/null || echo "--from, --prefix, --films, --packages"; }

main() {
  from="" prefix="" films="" packages="" mends="" removes="" lacks_swift=""
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then sudo="sudo "; fi
  while [ $# -gt 0 ]; do
    case $1 in
      --from | --prefix)
        [ $# -ge 2 ] && [ -n "$2" ] || { say "$1 needs a value."; exit 64; }
        if [ "$1" = --from ]; then from=$2; else prefix=$2; fi
        shift
        ;;
      --films) films=1 ;;
      --packages) packages=1 ;;
      --mend) mends=1 ;;
      --remove) removes=1 ;;
      --help | -h) usage; exit 0 ;;
      *) say "There is no option $1."; usage >&2; exit 64 ;;
    esac
    shift
  done
  # This file stands among those of its release, or was installed and knows where they are. Where it
  # comes through a pipe, it stands nowhere.
  case $0 in
    *install.sh) beside=$(dirname -- "$0") ;;
    *) beside=/dev/null ;;
  esac
  if [ -z "$prefix" ] && [ -f "$beside/files" ] && [ -f "$beside/release" ]; then
    prefix=$(cd -- "$beside/../.." && pwd)
  fi
  if [ -z "$prefix" ]; then
    [ -n "${HOME:-}" ] || fail "There is no HOME here. Say with --prefix where Flipbook goes."
    prefix=$HOME/.local
  fi
  case $prefix in /*) ;; *) prefix=$(pwd)/$prefix ;; esac
  case $from in "" | /* | http://* | https://*) ;; *) from=$(pwd)/$from ;; esac
  if [ -n "$removes" ]; then
    [ -z "$from$films$packages$mends" ] || { say "--remove takes --prefix alone."; exit 64; }
    [ -f "$prefix/share/flipbook/files" ] || fail "Nothing was installed below $prefix."
  fi
  made_prefix=""
  [ -e "$prefix" ] || made_prefix=1
  mkdir -p "$prefix" 2> /dev/null && [ -w "$prefix" ] \
    || fail "$prefix cannot be written. Give another --prefix, or install as the user whose it is."
  prefix=$(cd "$prefix" && pwd)
  if [ -n "$removes" ]; then
    remove_files "$prefix/share/flipbook/files"
    rm -f "$prefix/share/flipbook/files" "$prefix/share/flipbook/from" "$prefix/share/flipbook/release"
    (cd "$prefix" && rmdir -p share/flipbook) 2> /dev/null || true
    exit 0
  fi
  [ "$(uname -s)" = Linux ] || fail "Flipbook runs on Linux, and not on $(uname -s)."

  scratch=$(mktemp -d 2> /dev/null) || fail "Nothing can be written to ${TMPDIR:-/tmp}. Set TMPDIR to another folder."
  draft=$prefix/.flipbook-$$
  trap 'rm -rf "$scratch" "$draft"; [ -z "$made_prefix" ] || rmdir "$prefix" 2> /dev/null || true' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  # One at a time: another one that writes there is waited for.
  if has flock; then exec 9< "$prefix" && flock 9; fi
  if [ -n "$mends" ] && is_whole; then check; exit 0; fi
  if [ -n "$from" ]; then :
  elif [ -f "$beside/SHA256SUMS" ]; then from=$(cd -- "$beside" && pwd)
  elif [ -f "$beside/from" ]; then from=$(cat "$beside/from")
  else from=$address; fi
  [ -n "$from" ] || fail "Say with --from which folder or address has the files of the release."
  from=${from%/}
  get SHA256SUMS
  if [ -n "$mends" ]; then
    # The very file that was installed, whatever else is newer or would fit better.
    sum=$(cat "$prefix/share/flipbook/release" 2> /dev/null || true)
    file=$(sed -n "s/^$sum  \(flipbook-.*\.tar\.zst\)\$/\1/p" "$scratch/SHA256SUMS" | head -n 1)
    [ -n "$sum" ] && [ -n "$file" ] \
      || fail "What is installed below $prefix is damaged, and $from has its file no longer. Install again without --mend."
  else
    choose
    sum=$(sed -n "s/^\([0-9a-f]*\)  $file\$/\1/p" "$scratch/SHA256SUMS")
  fi
  if is_installed; then
    echo "$file is installed already."
  else
    unpack
    look
    place
    echo "Installed $file: $prefix/bin/flipbook"
  fi
  check
}

# At the very end: half of this file, as a broken connection leaves it, does nothing.
main "$@"
