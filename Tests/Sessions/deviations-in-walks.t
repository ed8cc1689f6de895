What is known to be wrong with a port, in the walks after the cases.

A walk steps around what is known.

  $ check() { pushspec check --edition toast-ja --case LOGIN-030 --case AGR-204 --walk 600 "$@" > out < /dev/null; }
  $ broken() { check --reference-fault ignoresUserChange "$@"; }
  $ broken --transcript run.jsonl
  [1]
  $ pushspec keep deviations known.json --from run.jsonl --reason 'mended soon' < /dev/null
  1 known deviation, 1 added, 0 removed
  $ broken --deviations known.json
  $ grep -E '600 steps|but for what is known|^  KNOWN' out
  Walk over everything, seed 1: 600 steps, * but for what is known (glob)
    KNOWN  LOGIN-030, met * (glob)

A failure in a walk that no case stands for is kept by the steps of the walk, and played again.

  $ check() { pushspec check --edition toast-ja --case AGR-204 --walk 200 --behaviour login "$@" > out < /dev/null; }
  $ broken --transcript run.jsonl
  [1]
  $ rm known.json
  $ pushspec keep deviations known.json --from run.jsonl --reason 'mended soon' < /dev/null
  1 known deviation, 1 added, 0 removed
  $ grep -o '"walk": \["' known.json
  "walk": ["
  $ grep -c '"case"' known.json
  0
  [1]

Different failures are found in the same walk, and kept together.

  $ broken --deviations known.json --transcript run.jsonl \
  >   || pushspec keep deviations known.json --from run.jsonl --reason 'mended soon' > kept < /dev/null
  $ broken --deviations known.json
  $ grep -c Conforms out
  0
  [1]

Once the port is mended, that is said, and nothing is left to keep.

  $ check --deviations known.json --transcript run.jsonl
  [5]
  $ grep -o -m 1 UNEXPECTED-PASS out
  UNEXPECTED-PASS
  $ pushspec keep deviations known.json --from run.jsonl < /dev/null
  0 known deviations, 0 added, [1-9][0-9]* removed (re)
