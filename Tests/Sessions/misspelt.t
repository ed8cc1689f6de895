A word that is not known is refused in one line, which says what was perhaps meant, or what is known.

The line goes to standard error. What goes to standard output is kept in a file, which stays empty.

  $ pushspec() { command pushspec "$@" < /dev/null >> printed; }

Commands and options.

  $ pushspec chekc
  pushspec: unknown command "chekc"; did you mean "check"? (see "pushspec --help")
  [2]
  $ pushspec --versoin
  pushspec: unknown option "--versoin"; did you mean "--version"? (see "pushspec --help")
  [2]
  $ pushspec check --editoin all
  pushspec check: unknown option "--editoin"; did you mean "--edition"? (see "pushspec check --help")
  [2]

Names that an option selects by.

  $ pushspec check --edition toast-jp
  pushspec check: unknown edition "toast-jp"; did you mean "toast-ja", "toast-ko" or "toast-en"? (see "pushspec check --help")
  [2]
  $ pushspec check --edition android
  pushspec check: unknown edition "android"; known are tcpush-ko, toast-ko, toast-ja, toast-en, nhncloud-ko (see "pushspec check --help")
  [2]
  $ pushspec check --requirement REG-1111
  pushspec check: unknown requirement "REG-1111"; did you mean "REG-11"? (see "pushspec check --help")
  [2]
  $ pushspec check --question Q-REGG-1
  pushspec check: unknown question "Q-REGG-1"; did you mean "Q-REG-1"*? (see "pushspec check --help") (glob)
  [2]
  $ pushspec check --case REG-0O2
  pushspec check: unknown case "REG-0O2"; did you mean "REG-002"*? (see "pushspec check --help") (glob)
  [2]
  $ pushspec check --case '[a-z]*'
  pushspec check: no case fits "[a-z]*" (see "pushspec check --help")
  [2]
  $ pushspec check --area REQ
  pushspec check: unknown area "REQ"; did you mean "REG"? (see "pushspec check --help")
  [2]
  $ pushspec check --without registration
  pushspec check: unknown area that can be left out "registration"; did you mean "unregistration"? (see "pushspec check --help")
  [2]

Values of other options.

  $ pushspec check --format xml
  pushspec check: unknown value of --format "xml"; known are text, json (see "pushspec check --help")
  [2]
  $ pushspec check --color alway
  pushspec check: unknown value of --color "alway"; did you mean "always"? (see "pushspec check --help")
  [2]
  $ pushspec check --walk 9 --behaviour x
  pushspec check: unknown behaviour "x"; known are initialization, login, permission, agreement, flag, query, unregistration, update, overlapping, overlapping-queries, network, tokens, voip, call-reporting, restart, everything (see "pushspec check --help")
  [2]
  $ pushspec check --reference-fault ignoresUserChang
  pushspec check: unknown fault "ignoresUserChang"; did you mean "ignoresUserChange"? (see "pushspec check --help")
  [2]
  $ pushspec check --reference-reading Q-REG-1=togther
  pushspec check: unknown reading of Q-REG-1 "togther"; did you mean "together"? (see "pushspec check --help")
  [2]
  $ pushspec check --reference-reading Q-REGG-1=x
  pushspec check: unknown question "Q-REGG-1"; did you mean "Q-REG-1"*? (see "pushspec check --help") (glob)
  [2]

What is listed, shown or explained.

  $ pushspec list fault
  pushspec list: unknown kind "fault"; did you mean "faults"? (see "pushspec list --help")
  [2]
  $ pushspec show Lgoin
  pushspec show: unknown id "Lgoin"; did you mean "Login"? (see "pushspec show --help")
  [2]
  $ pushspec show tocpush-ko
  pushspec show: unknown id "tocpush-ko"; did you mean "tcpush-ko"? (see "pushspec show --help")
  [2]
  $ pushspec explain permissionDenid
  pushspec explain: unknown name "permissionDenid"; did you mean "permissionDenied"*? (see "pushspec explain --help") (glob)
  [2]
  $ pushspec table Permision
  pushspec table: unknown machine "Permision"; did you mean "Permission"? (see "pushspec table --help")
  [2]
  $ pushspec table Permission --format html
  pushspec table: unknown value of --format "html"; known are text, markdown, json, mermaid, dot (see "pushspec table --help")
  [2]
  $ pushspec table Permission --format svg
  pushspec table: unknown value of --format "svg"; known are text, markdown, json, mermaid, dot (see "pushspec table --help")
  [2]

Where nothing may follow, no words are named as known.

  $ pushspec trace 'register voip voip'
  pushspec trace: unknown word "voip" at column 15 of "register voip voip" (see "pushspec trace --help")
  [2]

None of these printed anything else.

  $ cat printed

A name of any length is answered at once, and what would move a cursor is not repeated.

  $ printf -v name 'x\033\n%.0s' {1..20000}
  $ command pushspec show "$name" < /dev/null 2> answer
  [2]
  $ [ "$(wc -c < answer)" -lt 5000 ] || wc -c answer
  $ grep -c $'\033' answer
  0
  [1]
  $ sed 's/\(.\{40\}\).*\(.\{40\}\)/\1...\2/' answer
  pushspec show: unknown id "x\u{1B}\nx\u{...0013 bytes) (see "pushspec show --help")

Names are found in capitals and in small letters alike.

  $ set -o pipefail
  $ pushspec() { command pushspec "$@" < /dev/null; }
  $ pushspec check --case reg-002 --edition TOAST-JA | tail -n 1
  1 passed, 0 failed
  $ pushspec check --case Reg-002 --area reg | tail -n 1
  4 passed, 0 failed
  $ pushspec check --requirement perm-3 --edition toast-ja | tail -n 1
  [1-9][0-9]* passed, 0 failed (re)
  $ pushspec check --question q-reg-1 --edition toast-ja | tail -n 1
  [1-9][0-9]* passed, 0 failed (re)
  $ pushspec check --case REG-002 --reference-reading q-reg-1=TOGETHER | tail -n 1
  4 passed, 0 failed
  $ pushspec table permission --format JSON | sed -n 2p
    "machine": "Permission",
  $ pushspec table LOGIN --format dot | sed -n 1p
  digraph "Login" {
  $ pushspec show conTRA-1 | sed -n 1p
  CONTRA-1  (contradiction)
  $ pushspec diff TOAST-JA toast-ja:q-login-1=PREVIOUSUSER --behaviour QUERY | sed -n 1p
  A  toast-ja
