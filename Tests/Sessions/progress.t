Every command that takes long tells how far it is, in one line of the terminal, which is gone at the end.

  $ unset COLUMNS
  $ export TERM=xterm
  $ tells() { "$TESTDIR/terminal.py" $1 sh -c '"$@" > out' sh "${@:2}" > said; python3 -c '
  > first, *texts, last = open("said", newline="").read().split("\r\033[K")
  > assert first == "" and all(len(one) < '$1' for one in texts)
  > print(texts[0], last, sep="\n", end="")'; }
  $ tells 50 pushspec check --area PERM --edition tcpush-ko
  tcpush-ko  1 of *  0 failed  PERM-* (glob)
  $ tells 50 pushspec check --case REG-014 --walk 50 --generated --behaviour query --edition tcpush-ko
  tcpush-ko  1 of 1  0 failed  REG-014
  $ tells 50 pushspec diff toast-ja toast-en --behaviour agreement
  comparisons  0 of 1  of toast-ja and toast-en
  $ tells 50 pushspec-proof coverage --case REG-014 --edition tcpush-ko
  coverage  0 of 1  editions
  a selection: * other cases not looked at, and (glob)
    nothing demanded
  $ tells 50 pushspec-proof explore --edition tcpush-ko --alphabet permission
  tcpush-ko  0 of 1  alphabets, 1 exploration
  $ tells 50 pushspec-proof agreement --case REG-014 --edition tcpush-ko
  cases  0 of *  shares of the editions (glob)
  $ tells 50 pushspec-proof generate --behaviour query --format json
  nhncloud-ko  *  tests of query (glob)

The cases are played before the first mutant, which takes as long as whole commands.

  $ tells 80 pushspec-proof mutants --edition tcpush-ko --machine Login --case LOGIN-001
  tcpush-ko, before the mutants  0  plays of the cases

Where standard error is no terminal, nothing is told.

  $ quiet() { "$TESTDIR/terminal.py" 50 sh -c '"$@" 2> said' sh "$@" > shown; cat said; test -s shown; }
  $ quiet pushspec check --area PERM --edition tcpush-ko
  $ quiet pushspec check --case REG-014 --walk 50 --generated --behaviour query --edition tcpush-ko
  $ quiet pushspec diff toast-ja toast-en --behaviour agreement
  $ quiet pushspec-proof coverage --case REG-014 --edition tcpush-ko
  a selection: * other cases not looked at, and nothing demanded (glob)
  $ quiet pushspec-proof explore --edition tcpush-ko --alphabet permission
  $ quiet pushspec-proof agreement --case REG-014 --edition tcpush-ko
  $ quiet pushspec-proof generate --behaviour query --format json
