What a transcript holds: each run with its cases, step by step.

  $ events() { python3 -c 'import json, sys
  > for line in open(sys.argv[1]): print(json.loads(line)["event"])' "$1"; }
  $ pushspec check --case REG-002 --edition all --transcript run.jsonl | tail -n 1
  4 passed, 0 failed
  $ events run.jsonl | sort | uniq -c | sed 's/^ *//'
  4 case-end
  4 case-start
  4 run-end
  4 run-start
  [0-9]+ step (re)
  $ events run.jsonl | tail -n 1
  run-end

The steps of a walk follow those of the cases, and at the end stand the counts of the result for programs.

  $ for fault in '' '--reference-fault ignoresUserChange'; do
  >   pushspec check --case 'AGR-00*' --edition nhncloud-ko --walk 100 --behaviour login $fault --transcript run.jsonl --format json > result
  >   python3 - $? <<'END'
  > import json, sys
  > edition = json.load(open("result"))["editions"][0]
  > events = [json.loads(line) for line in open("run.jsonl")]
  > names = [it["event"] for it in events]
  > walk = names.index("walk-start")
  > print(names[walk - 1], sorted(set(names[walk:])), names[-2:])
  > end = events[-1]
  > assert edition["totals"] and all(end[name] == it for name, it in edition["totals"].items())
  > print(end["exit"] == edition["exit"] == int(sys.argv[1]), end["exit"], len(edition["cases"]))
  > open_cases = 0
  > for name in names[:walk]:
  >   open_cases += {"case-start": 1, "case-end": -1}.get(name, 0)
  >   assert name != "step" or open_cases == 1
  > END
  > done
  case-end ['run-end', 'step', 'walk-end', 'walk-start'] ['walk-end', 'run-end']
  True 0 4
  case-end ['run-end', 'step', 'walk-end', 'walk-start'] ['walk-end', 'run-end']
  True 1 4

