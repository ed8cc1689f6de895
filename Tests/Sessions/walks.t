Random walks, and complete suites of a behaviour.

A walk says with which seed it went, and goes the same way again.

  $ set -o pipefail
  $ walk() { pushspec check --case 'LOGIN-03*' --walk 300 --edition toast-ko < /dev/null; }
  $ walk > once
  $ walk > again
  $ cmp once again
  $ grep '^Walk' once
  Walk over everything, seed 1: 300 steps, \d+ of \d+ steps judged in full, [^,]*, as the specification allows (re)
  $ tail -n 1 once
  [1-9][0-9]* passed, 0 failed (re)

A port that lacks a step is not said to have passed a walk.

  $ pushspec check --case LOGIN-030 --walk 100 --edition nhncloud-ko \
  >   --adapter "python3 '$PORTS/null/null_port.py' unsupported" < /dev/null > out
  [4]
  $ grep 'inconclusive: ' out
    inconclusive: the setting could not be reached: the port does not have setDelegate: this port knows no step
  $ grep -c 'as the specification allows' out
  0
  [1]

What a port does not offer is not walked over.

  $ pushspec check --case LOGIN-030 --walk 400 --edition nhncloud-ko --without voip \
  >   --reference-fault voipUnregisterKeepsRecord < /dev/null > out
  $ grep '^Walk' out
  Walk over everything, seed 1: 400 steps, \d+ of \d+ steps judged in full, [^,]*, as the specification allows (re)

Without these words the walk comes upon the fault.

  $ pushspec check --case LOGIN-030 --walk 400 --edition nhncloud-ko \
  >   --reference-fault voipUnregisterKeepsRecord < /dev/null > out
  [1]
  $ grep '^Walk' out
  Walk over everything, seed 1: \d+ steps, \d+ of \d+ steps judged in full, [^,]*, a failure (re)

A failure is printed as a case, which can be saved and played, and fails in the same way.

  $ pushspec check --case 'AGR-00*' --walk 400 --behaviour login --edition nhncloud-ko \
  >   --reference-fault ignoresUserChange < /dev/null > out
  [1]
  $ grep 'FAIL, ' out
    FAIL, 2 steps of [0-9]+ are left (re)
  $ sed -n '/^{$/,/^}$/p' out > found.json
  $ pushspec check --cases found.json --case LOGIN-901 --edition nhncloud-ko \
  >   --reference-fault ignoresUserChange < /dev/null > again
  [1]
  $ tail -n 1 again
  0 passed, 1 failed
  $ pushspec check --cases found.json --case LOGIN-901 --edition nhncloud-ko < /dev/null | tail -n 1
  1 passed, 0 failed

A suite is played, and says what it shows.

  $ pushspec check --case 'VOIP-00*' --generated --behaviour voip --edition toast-ko --format json < /dev/null > out
  $ python3 -c 'import json; suite = json.load(open("out"))["editions"][0]["generated"][0]
  > print(suite["failed"], suite["passed"] > 10, "at most" in suite["guarantee"])'
  0 True True

Another reading than the port's is noticed.

  $ pushspec check --case 'AGR-00*' --generated --behaviour login --edition nhncloud-ko \
  >   --reading Q-LOGIN-2=device --strict < /dev/null > out
  [1]
  $ grep 'under Q-LOGIN-2 = device' out
       "why": "Found by a complete suite (--generated). What must be seen is what the machines expect under Q-LOGIN-2 = device: to be checked against the documents before it becomes a case.",

A suite is written, for people and for programs: one test a line.

  $ pushspec-proof generate --behaviour flag < /dev/null > suite
  $ sed -n 1,3p suite
  # flag in nhncloud-ko
  # 13 states, 8 steps
  # A port that behaves like a machine of at most 13 states over these inputs, *. (glob)
  $ grep -m 1 -o 'initialize.flagOn register' suite
  initialize.flagOn register
  $ pushspec-proof generate --behaviour flag --format json < /dev/null > suite.json
  $ tail -n +2 suite.json | wc -l > tests
  $ grep -vc '^#' suite | diff tests -
  $ [ "$(cat tests)" -gt 20 ]
