#!/bin/sh
# Writes Sources/RuleBook/EmbeddedRules.swift, which carries every document of this folder into the binary, and the index
# of rules in README.md.
# SwiftPM's `.embedInCode` writes byte arrays, which take the compiler 17 s per 100 KB; string literals take none.
set -eu
cd "$(dirname "$0")"
target=../Sources/RuleBook/EmbeddedRules.swift
{
  echo '// Written by Rules/embed.sh from the documents in Rules/; do not edit.'
  echo '// swift-format-ignore-file'
  echo
  echo 'extension RuleSet {'
  echo '  /// Every document of `Rules/`, by path, without its last line break.'
  echo '  package static let embeddedDocuments: [Document] = ['
  find . -name '*.yml' | LC_ALL=C sort | while IFS= read -r file; do
    printf '    Document(path: "%s", text: ####"""\n' "${file#./}"
    cat "$file"
    echo '"""####),'
  done
  echo '  ]'
  echo '}'
} > "$target.new"
replace() { if cmp -s "$1.new" "$1"; then rm "$1.new"; else mv "$1.new" "$1"; fi; }
replace "$target"

index=$(
  find . -mindepth 2 -name '*.yml' -exec grep -l '^check: ' {} + | while IFS= read -r file; do
    field() { sed -n "s/^$1: //p" "$file"; }
    family=$(field family)
    case $(field severity) in error) rank=1 ;; warning) rank=2 ;; *) rank=3 ;; esac
    # How far the texts themselves are enough to find it.
    case $file:$family in
      ./changes/*) seen="4|history" ;;
      *)
        if grep -q '^  sure-in: ' "$file"; then seen="3|names"
        elif [ "$family" = value-semantics ] || grep -q '^given:' "$file"; then seen="2|types"
        else seen="1|shapes"; fi ;;
    esac
    # Divergences come first: a blank sorts before letters.
    echo "${family:- }|$rank|${seen%|*}|$(field id)|| [\`$(field id)\`](${file#./}) | $(field severity) | ${seen#*|} | $(field summary) |"
  done | LC_ALL=C sort | awk -F'[|]' '
    $1 != family {
      family = $1
      title = family == " " ? "Divergences" : toupper(substr(family, 1, 1)) substr(family, 2)
      gsub("-", " ", title)
      print "\n### " title "\n\n| rule | level | found by | says |\n|---|---|---|---|"
    }
    { sub(/^[^|]*[|][^|]*[|][^|]*[|][^|]*[|]/, ""); print }'
)
INDEX="$index" awk '
  /^<!-- \. -->$/ { skipping = 0 }
  !skipping { print }
  /^<!-- Written by embed.sh: -->$/ { print ENVIRON["INDEX"] "\n"; skipping = 1 }
' README.md > README.md.new
replace README.md
