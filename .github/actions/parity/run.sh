#!/usr/bin/env bash
# Runs a command of parity with the action's inputs, which come as variables so that none of them is read as code.
set -euo pipefail

arguments=("$PARITY_COMMAND")
[ -z "$PARITY_CONFIG" ] || arguments+=(--config "$PARITY_CONFIG")
[ -z "$PARITY_SWIFT" ] || arguments+=(--swift "$PARITY_SWIFT")
[ -z "$PARITY_KOTLIN" ] || arguments+=(--kotlin "$PARITY_KOTLIN")
if [ "$PARITY_COMMAND" = ci ]; then
  arguments+=(--reporter text --reporter github --reporter "json:$PARITY_REPORT")
fi
set -f
# shellcheck disable=SC2206 # Words are what is wanted, and patterns are switched off.
arguments+=($PARITY_ARGUMENTS)
set +f

status=0
parity "${arguments[@]}" || status=$?
{
  echo "exit-code=$status"
  [ ! -f "$PARITY_REPORT" ] || echo "report=$PARITY_REPORT"
} >> "${GITHUB_OUTPUT:?}"
exit "$status"
