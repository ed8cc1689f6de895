What `judge` and `diff` say of recorded runs.

Two runs of two cases: on a sound port, and on one that ignores changes of the user.

  $ cases="$TESTDIR/../../conformance-cases/tables/login"
  $ record() { pushspec check --cases "$cases" --edition toast-ja --case LOGIN-101 --case LOGIN-048 \
  >   --transcript "$@" > result < /dev/null; }
  $ record good.jsonl
  $ record bad.jsonl --reference-fault ignoresUserChange
  [1]
  $ tail -n 1 result
  1 passed, 1 failed

A run is followed through the specification under all its readings.

  $ pushspec judge good.jsonl --cases "$cases" < /dev/null
  toast-ja: 2 cases followed, 0 leave the specification
  
  readings that were shown
    Q-LOGIN-12 = both (LOGIN-048)
    Q-LOGIN-7 = forgotten (LOGIN-101)
    Q-REG-8 = device (LOGIN-101)
  $ pushspec diff toast-ja bad.jsonl --cases "$cases" > followed < /dev/null
  [1]
  $ grep '^first: ' followed
  first: LOGIN-048, step 1
  $ grep -m 1 -A 1 'rests on *LOGIN-3: ' followed
      rests on      LOGIN-3: Setting or changing the user id after a token registration updates the
                    token information.

Or under some: this port does not follow that reading.

  $ pushspec diff good.jsonl toast-ja:Q-LOGIN-7=remembered --cases "$cases" > followed < /dev/null
  [1]
  $ grep '^first: ' followed
  first: LOGIN-101, step 4

What a run cannot be compared with.

  $ pushspec diff good.jsonl toast-en --cases "$cases" < /dev/null
  pushspec diff: the transcript holds no run of toast-en (see "pushspec diff --help")
  [2]
  $ pushspec diff good.jsonl --cases "$cases" < /dev/null
  pushspec diff: good.jsonl needs something to be compared with; "pushspec judge good.jsonl" judges it (see "pushspec diff --help")
  [2]
  $ pushspec diff good.jsonl --behaviour login < /dev/null
  pushspec diff: --behaviour needs two interpretations (see "pushspec diff --help")
  [2]
  $ pushspec diff good.jsonl --statements < /dev/null
  pushspec diff: --statements needs two interpretations (see "pushspec diff --help")
  [2]

Two runs are compared by what was seen of the ports.

  $ pushspec diff good.jsonl bad.jsonl --cases "$cases" < /dev/null
  A  good.jsonl
  B  bad.jsonl
  
  shortest: LOGIN-048 in toast-ja
    given {"registered": ["apns", "voip"]}
    1. {"do": "setUser", "user": "$userB"}
       A      the server holds apns: the current token, user user-b, agreement yes/no/no, key app-1,
              language ko; the server holds voip: the current VoIP token, user user-b, agreement
              yes/yes/yes, key app-1, language ko; permission authorized
       B      the server holds apns: the current token, user user-a, agreement yes/no/no, key app-1,
              language ko; the server holds voip: the current VoIP token, user user-a, agreement
              yes/yes/yes, key app-1, language ko; permission authorized
    different: LOGIN-048
  
  2 compared, 1 different
  [1]
  $ pushspec diff good.jsonl good.jsonl --cases "$cases" < /dev/null
  A  good.jsonl
  B  good.jsonl
  
  2 compared, 0 different

The help names every member of the JSON.

  $ pushspec diff --help > diff.txt < /dev/null
  $ pushspec judge --help > judge.txt < /dev/null
  $ pushspec judge bad.jsonl --cases "$cases" --format json > json < /dev/null
  [1]
  $ "$TESTDIR/unnamed-members" diff.txt judge.txt < json
  $ pushspec diff good.jsonl bad.jsonl --cases "$cases" --format json > json < /dev/null
  [1]
  $ "$TESTDIR/unnamed-members" diff.txt judge.txt < json

A file that is no transcript is refused, with the place.

  $ printf '%s\n' '{"event":"run-start","edition":"toast-ja"}' '{"event":"odd"}' > odd
  $ printf '{"event":"case-end","verdict":"pass"}' > early
  $ printf '{"event":"run-start","edition":"none"}' > none
  $ printf '{' > cut
  $ printf '' > empty
  $ pushspec diff odd toast-ja --cases "$cases" < /dev/null
  pushspec diff: odd:2:10: found an unknown event, expected run-start, case-start, step, case-end, case-changed, walk-start, walk-end, suite-end, run-end or end (see "pushspec diff --help")
  [2]
  $ pushspec diff early toast-ja --cases "$cases" < /dev/null
  pushspec diff: early:1:10: found an event out of order, expected run-start before it (see "pushspec diff --help")
  [2]
  $ pushspec diff none toast-ja --cases "$cases" < /dev/null
  pushspec diff: none:1:32: found "none", expected one of tcpush-ko, toast-ko, toast-ja, toast-en, nhncloud-ko (see "pushspec diff --help")
  [2]
  $ pushspec diff cut toast-ja --cases "$cases" < /dev/null
  pushspec diff: cut:1:2: found the end of the text, expected a member's name or '}' (see "pushspec diff --help")
  [2]
  $ pushspec diff empty toast-ja --cases "$cases" < /dev/null
  pushspec diff: the transcript empty cannot be read: there is no run in it (see "pushspec diff --help")
  [2]
  $ pushspec judge missing < /dev/null
  pushspec judge: the log missing cannot be read: there is no such file (see "pushspec judge --help")
  [2]
  $ pushspec judge missing --cases "$cases" > out 2>&1 < /dev/null
  [2]
