What `check` says of the reference port.

Without an edition all five are played, each with its numbers, and nothing is written to standard error.

  $ pushspec check --area FLAG --area CALL --walk 0 2> messages
  Under test: reference port 1 through reference adapter 1
  
  tcpush-ko    [1-9][0-9]* passed, 0 failed (re)
  toast-ko     [1-9][0-9]* passed, 0 failed (re)
  toast-ja     [1-9][0-9]* passed, 0 failed (re)
  toast-en     [1-9][0-9]* passed, 0 failed (re)
  nhncloud-ko  [1-9][0-9]* passed, 0 failed (re)
  
  A selection: [0-9]+ other cases in all not run (re)
  [1-9][0-9]* passed, 0 failed (re)
  $ cat messages

Two runs of the same port print the same.

  $ pushspec check --area PERM --edition tcpush-ko > once
  $ pushspec check --area PERM --edition tcpush-ko > again
  $ cmp once again
  $ tail -n 1 once
  [1-9][0-9]* passed, 0 failed (re)

With one edition the others are not spoken of, and the last line has its numbers.

  $ pushspec check --edition toast-ja --case REG-002
  A selection: [0-9]+ other cases of toast-ja were not run. (re)
  Under test: reference port 1 through reference adapter 1, edition toast-ja
  
  Judged: 100 % of the steps in full, 100 % of the aspects
  
  1 passed, 0 failed

The same for programs.

  $ pushspec check --case REG-002 --format json > result
  $ python3 -c 'import json; it = json.load(open("result")); print(it["exit"], it["totals"]["passed"], len(it["editions"]))'
  0 4 4

A port that breaks a rule fails, and the failure says which rule.

  $ pushspec check --reference-fault sendsWrongToken --case REG-002 > failed
  [1]
  $ grep '^FAIL' failed
  FAIL  REG-002 in toast-ko: A registration passes the token that the system issued to the server
  FAIL  REG-002 in toast-ja: A registration passes the token that the system issued to the server
  FAIL  REG-002 in toast-en: A registration passes the token that the system issued to the server
  FAIL  REG-002 in nhncloud-ko: A registration passes the token that the system issued to the server
  $ grep -c 'rule      REG-1 (must)' failed
  4
  $ tail -n 1 failed
  0 passed, 4 failed

Nobody reads a hundred failures in full: five reasons are, the others are told briefly, and the numbers are the same.

  $ failing() { pushspec check --edition nhncloud-ko --case '*-??3' --case '*-??4' --reference-fault failsThoughPermitted "$@"; }
  $ failing --all > all
  [1]
  $ failing > some
  [1]
  $ reasons=$(grep -c '^FAIL' all)
  $ test $reasons -gt 5 -a $reasons -le 25
  $ grep -c '^FAIL' some
  5
  $ test $(grep -c '^  FAIL' some) -eq $((reasons - 5))
  $ grep "^$((reasons - 5)) more" some
  [0-9]+ more reasons?; --all shows a case of each in full, --case one of .* (re)
  $ test $(grep -c . some) -lt 150
  $ tail -n 1 some | cmp - <(tail -n 1 all)

The most frequent reason is among those in full, and failures that count come before those that do not.

  $ ! grep '^FAIL.*inferred' some

JSON has all of them in any case, so that the option is refused.

  $ pushspec check --all --format json --walk 0
  pushspec check: --all has no effect with --format json (see "pushspec check --help")
  [2]

Several states take over what was seen, and number its texts alike: a token that the system has not issued is wrong all the
same where no line decides what is registered.

  $ for id in REG-955 VOIP-966; do
  >   pushspec check --edition toast-ko --reference-fault sendsWrongToken --case $id --seed 3 > failed
  >   echo "exit $?"
  >   grep -E '^  (against|undecided)' failed
  > done
  exit 1
    against   REG-1: a token is registered that the system has not issued
    undecided set the user; the token is being registered (Q-LOGIN-4)
  exit 1
    against   VOIP-1: a token is registered that the system has not issued
    undecided register; the call is about a token that the system would not issue at once (Q-REG-60, Q-REG-74)

Where the token itself is not what nobody decides, such a port fails.

  $ pushspec check --edition toast-ko --reference-fault sendsWrongToken --case REG-771 --seed 3 > failed
  [1]

The reading that a port follows is told, and the reference port can follow another one.

  $ pushspec check --question Q-REG-1 --readings --edition toast-ja > usual
  $ head -n 2 usual
  Reading profile, toast-ja
    Q-REG-1     refused (of 4), by * (glob)
  $ pushspec check --question Q-REG-1 --readings --edition toast-ja --reference-reading Q-REG-1=together > other
  $ grep '^  Q-REG-1 ' other
    Q-REG-1     together (of 4), by * (glob)

Colours are for terminals, unless they are asked for or forbidden.

  $ colour=$(printf '\033[3')
  $ terminal() { TERM=xterm python3 -c 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)' "$@" < /dev/null; }
  $ one='check --case REG-002 --edition toast-ja'
  $ pushspec $one | grep -cF "$colour"
  0
  [1]
  $ terminal pushspec $one | grep -cF "$colour"
  1
  $ terminal pushspec $one --color never | grep -cF "$colour"
  0
  [1]
  $ pushspec $one --color always | grep -cF "$colour"
  1
  $ NO_COLOR=1 terminal pushspec $one | grep -cF "$colour"
  0
  [1]

Who has nothing to mend need not read much.

  $ pushspec check --edition tcpush-ko > whole
  $ head -n 1 whole
  Conforms to tcpush-ko.
  $ [ "$(wc -l < whole)" -le 15 ]
