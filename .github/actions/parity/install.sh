#!/usr/bin/env bash
# Puts `parity` into PATH for the steps that follow: a release's binary whose checksum is right, or one built from source.
# Reads PARITY_VERSION, PARITY_CHECKSUM, PARITY_REPOSITORY and the runner's own variables.
set -euo pipefail

fail() {
  echo "::error title=parity was not installed::$1"
  exit 1
}

folder=${RUNNER_TEMP:?}/parity
mkdir -p "$folder/bin"

if [ "$PARITY_VERSION" = source ]; then
  command -v swift > /dev/null || fail "To build it from source, set up Swift first, or name a release as \`version\`."
  source=$(cd "$(dirname "$0")/../../.." && pwd)
  make -C "$source" build
  cp "$source/.build/release/parity" "$folder/bin/parity"
else
  [[ $PARITY_VERSION =~ ^v[0-9]+\.[0-9]+\.[0-9]+([-.][0-9A-Za-z.]+)?$ ]] \
    || fail "\`version\` must be a release such as v0.1.0, or \`source\`."
  [[ $PARITY_CHECKSUM =~ ^([0-9a-f]{64})?$ ]] || fail "\`checksum\` must be 64 hexadecimal digits in lower case."
  case $(uname -s)-$(uname -m) in
    Linux-x86_64) archive=parity-linux-x86_64.tar.gz ;;
    Linux-aarch64) archive=parity-linux-aarch64.tar.gz ;;
    Darwin-*) archive=parity-macos-universal.tar.gz ;;
    *) fail "There is no release for $(uname -s) on $(uname -m); \`version: source\` builds one." ;;
  esac
  address=${GITHUB_SERVER_URL:?}/$PARITY_REPOSITORY/releases/download/$PARITY_VERSION
  get() { curl --fail --silent --show-error --location --retry 5 --max-time 300 --output "$folder/$1" "$address/$1"; }
  get "$archive" || fail "$address/$archive cannot be downloaded."
  if [ -n "$PARITY_CHECKSUM" ]; then
    expected=$PARITY_CHECKSUM
  else
    get SHA256SUMS || fail "$address/SHA256SUMS cannot be downloaded."
    expected=$(awk -v name="$archive" '$2 == name { print $1 }' "$folder/SHA256SUMS")
    [ -n "$expected" ] || fail "The release's checksums do not name $archive."
  fi
  if command -v sha256sum > /dev/null; then hash=(sha256sum); else hash=(shasum -a 256); fi
  actual=$("${hash[@]}" < "$folder/$archive" | cut -d ' ' -f 1)
  [ "$actual" = "$expected" ] || fail "$archive has the checksum $actual, not $expected: it is not what was released."
  tar -xzf "$folder/$archive" -C "$folder/bin" parity
fi

"$folder/bin/parity" --version > "$folder/version"
echo "parity $(cat "$folder/version")"
echo "$folder/bin" >> "${GITHUB_PATH:?}"
