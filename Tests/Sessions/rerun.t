Ending with the first failure, and playing again what failed.

  $ of() { python3 -c 'import json, sys
  > for edition in json.load(open(sys.argv[1]))["editions"]:
  >   for it in edition["cases"]: print(it["case"], edition["edition"], it["verdict"])' "$1" | sort; }
  $ broken='--reference-fault ignoresUserChange'

The first failure ends the run: the cases that are left are counted, and the editions that are left are named.

  $ some="check --case LOGIN-03* --edition toast-ja --edition toast-en $broken"
  $ pushspec $some > whole
  [1]
  $ pushspec $some --fail-fast --format json > result
  pushspec check: not played: toast-en
  [1]
  $ python3 - <<'END'
  > import json
  > edition, = json.load(open("result"))["editions"]
  > totals, cases = edition["totals"], len(edition["cases"])
  > played = totals["passed"] + totals["argued"] + totals["failed"]
  > print(totals["failed"], totals["skipped"], cases > played, totals["notRun"] == cases - played)
  > END
  1 0 True True
  $ pushspec $some --fail-fast > result
  pushspec check: not played: toast-en
  [1]
  $ grep Incomplete result
  Incomplete: the run was to end with the first failure.
  $ tail -n 1 result
  1 passed, 1 failed, [1-9][0-9]* not run (re)

Nothing follows a walk that fails.

  $ pushspec check --case 'AGR-00*' --walk 400 --behaviour login --generated --fail-fast --edition nhncloud-ko --edition toast-ja $broken > result
  pushspec check: not played: nhncloud-ko
  [1]
  $ grep '^Walk over' result
  Walk over login, seed 1: [0-9]+ steps, a failure (re)
  $ ! grep 'Suite of login' result

What failed is played again with its seed, in its edition. Without the cases that had passed, fewer readings are ruled
out, so that some failures may weigh less: the verdicts alone must be the same.

  $ pushspec check --case 'LOGIN-03*' --edition toast-ja --seed 7 --transcript run.jsonl --format json $broken > first
  [1]
  $ of first | grep ' fail$' > failed
  $ test $(grep -c . failed) -lt $(of first | grep -c .)
  $ pushspec check --rerun run.jsonl --format json $broken > again
  [1]
  $ of again | cmp - failed
  $ pushspec check --rerun run.jsonl $broken > again
  [1]
  $ grep -o 'again .*--seed 7$' again
  again     pushspec check --case LOGIN-030 --edition toast-ja --reference-fault ignoresUserChange --seed 7
  $ grep '^A selection' again
  A selection: [0-9]+ other cases of toast-ja were not run. (re)
  $ ! grep 'Walk over' again

A port that was mended passes all of them.

  $ pushspec check --rerun run.jsonl > mended
  pushspec check: in run.jsonl the reference port failed with --reference-fault ignoresUserChange, and is played without
  $ grep -x "$(grep -c . failed) passed, 0 failed" mended
  [1-9][0-9]* passed, 0 failed (re)

Where nothing failed nothing is played. If the run was not played to its end, more is not known.

  $ pushspec check --case REG-002 --transcript passed.jsonl > result
  $ pushspec check --rerun passed.jsonl
  pushspec check: no case failed in passed.jsonl
  $ sed '$d' passed.jsonl > partial.jsonl
  $ pushspec check --rerun partial.jsonl
  pushspec check: no case failed in partial.jsonl, but not all were played
  [4]

Of a run that was cut off nobody says that nothing else fails.

  $ pushspec check --case 'LOGIN-03*' --edition toast-ja --transcript whole.jsonl $broken > result
  [1]
  $ head -c $(($(wc -c < whole.jsonl) * 3 / 4)) whole.jsonl > cut.jsonl
  $ pushspec check --rerun cut.jsonl > result
  pushspec check: in cut.jsonl the reference port failed with --reference-fault ignoresUserChange, and is played without
  pushspec check: not all were played in the runs of cut.jsonl: what else fails is not known
  [4]

Its transcript is not replaced by that of the new run.

  $ cp cut.jsonl before.jsonl
  $ pushspec check --rerun cut.jsonl --transcript ./cut.jsonl
  pushspec check: --transcript would replace cut.jsonl, which is played again: name another file (see "pushspec check --help")
  [2]
  $ cmp cut.jsonl before.jsonl
  $ test -s cut.jsonl

A port that contradicts itself is asked again.

  $ cat > contradicts.jsonl <<'END'
  > {"event":"run-start","edition":"toast-ja","seed":"3","strict":false}
  > {"event":"case-start","case":"REG-002"}
  > {"event":"case-end","case":"REG-002","verdict":"reading","readings":{"Q-REG-1":["together"]}}
  > {"event":"run-end","contradictions":["Q-REG-1"],"exit":6}
  > END
  $ pushspec check --rerun contradicts.jsonl --format json > result
  $ of result
  REG-002 toast-ja pass

A transcript of another port or of other cases is refused, as are those that are empty or missing.

  $ transcript() { echo "{\"event\":\"run-start\",\"edition\":\"toast-ja\"$2}"; echo "{\"event\":\"case-start\",\"case\":\"$1\"}"
  > echo "{\"event\":\"case-end\",\"case\":\"$1\",\"verdict\":\"fail\"}"; }
  $ transcript REG-002 ',"command":"./port"' > port.jsonl
  $ pushspec check --rerun port.jsonl
  pushspec check: port.jsonl is of another port: --adapter ./port (see "pushspec check --help")
  [2]
  $ transcript QUERY-999 > cases.jsonl
  $ pushspec check --rerun cases.jsonl
  pushspec check: cases.jsonl holds a case that there is not: QUERY-999; --cases names its tables (see "pushspec check --help")
  [2]
  $ touch empty.jsonl
  $ pushspec check --rerun empty.jsonl
  pushspec check: the transcript empty.jsonl cannot be read: there is no run in it (see "pushspec check --help")
  [2]
  $ pushspec check --rerun none.jsonl
  pushspec check: the transcript none.jsonl cannot be read: there is no such file (see "pushspec check --help")
  [2]
