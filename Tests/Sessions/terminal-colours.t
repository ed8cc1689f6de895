A terminal gets colours and progress, a file does not.

  $ unset COLUMNS
  $ export TERM=xterm
  $ mkdir lint
  $ cat > lint/t.json <<'END'
  > {"table": "t", "title": "T", "rows": [{"cases": {"REG-900": "toast-ja"}, "title": "A registration",
  >   "requirements": ["REG-2"], "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}]}
  > END

The last line, the verdict, has its colour: green if all is well, and else red. Whoever wants none gets the same
without, and a file has none.

  $ last() { "$TESTDIR/terminal.py" 100 sh -c '"$@" 2> said' sh "$@" > shown; echo "[$?]"; tail -n 1 shown | cat -v
  >   NO_COLOR=1 "$TESTDIR/terminal.py" 100 sh -c '"$@" 2> said' sh "$@" > plain; tail -n 1 plain
  >   "$@" > file < /dev/null; cat plain file | grep -c $'\e'; }
  $ last pushspec-proof agreement --case REG-014 --edition tcpush-ko
  [0]
  ^[[32m20 plays, 0 steps, 0 disagreements^[[0m
  20 plays, 0 steps, 0 disagreements
  0
  [1]
  $ last pushspec diff toast-ja toast-en --behaviour agreement
  [0]
  ^[[32m0 different, 1 alike^[[0m
  0 different, 1 alike
  0
  [1]
  $ last pushspec-proof lint lint
  [2]
  ^[[31m1 table, 1 case, 1 finding^[[0m
  1 table, 1 case, 1 finding
  0
  [1]

The program knows its terminal: how wide it is, and what it can do.

  $ cover() { "$TESTDIR/terminal.py" 60 pushspec-proof coverage --case REG-002 --edition toast-ja; }
  $ cover > usual
  $ cat -v usual | grep -o '^^M^\[\[Kcoverage  0 of 1  editions'
  ^M^[[Kcoverage  0 of 1  editions
  $ grep -c $'\e\[32m' usual
  1
  $ NO_COLOR=1 cover > plain
  $ cat -v plain | grep -o '^^M^\[\[Kcoverage  0 of 1  editions'
  ^M^[[Kcoverage  0 of 1  editions
  $ grep -c $'\e\[32m' plain
  0
  [1]
  $ TERM=dumb cover > dumb
  $ grep -c $'\e' dumb
  0
  [1]
  $ for file in plain dumb; do
  >   sed $'s/\r\e\[K/\\\n/g' $file > lines
  >   grep -E '.{61}' lines; test $(wc -l < lines) -gt 10 && echo all fit; done
  all fit
  all fit
  $ pushspec-proof coverage --case REG-002 --edition toast-ja > file < /dev/null 2>&1
  $ test -s file
  $ grep -c $'\e' file
  0
  [1]
