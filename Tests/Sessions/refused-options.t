Options and arguments that do not fit are refused in one line, with the command that shows the help.

The line goes to standard error. What goes to standard output is kept in a file, which stays empty.

  $ pushspec() { command pushspec "$@" < /dev/null >> printed; }
  $ pushspec-proof() { command pushspec-proof "$@" < /dev/null >> printed; }

A value is missing, or there is one too many.

  $ pushspec check --adapter
  pushspec check: --adapter needs a value: --adapter CMD (see "pushspec check --help")
  [2]
  $ pushspec check --case --strict
  pushspec check: --case needs a value: --case PATTERN (see "pushspec check --help")
  [2]
  $ pushspec check --strict=yes
  pushspec check: --strict takes no value (see "pushspec check --help")
  [2]
  $ pushspec check --strict --strict
  pushspec check: --strict is given twice (see "pushspec check --help")
  [2]
  $ pushspec check --generated=x
  pushspec check: --generated takes no value (see "pushspec check --help")
  [2]
  $ pushspec check --help=1
  pushspec check: --help takes no value (see "pushspec check --help")
  [2]
  $ pushspec --help=1
  pushspec: --help takes no value (see "pushspec --help")
  [2]
  $ pushspec check REG-001
  pushspec check: unexpected argument "REG-001" (see "pushspec check --help")
  [2]
  $ pushspec --version twice
  pushspec: unexpected argument "twice" (see "pushspec --help")
  [2]
  $ pushspec help check again
  pushspec: unexpected argument "again" (see "pushspec --help")
  [2]
  $ pushspec list
  pushspec list: missing argument: pushspec list KIND (see "pushspec list --help")
  [2]
  $ pushspec-proof lint a b
  pushspec-proof lint: unexpected argument "b" (see "pushspec-proof lint --help")
  [2]
  $ pushspec-proof mutants --generated=x
  pushspec-proof mutants: --generated takes no value (see "pushspec-proof mutants --help")
  [2]

A number is not one, or out of its range.

  $ pushspec check --walk 9223372036854775808
  pushspec check: --walk 9223372036854775808 is too large; the largest number is 9223372036854775807 (see "pushspec check --help")
  [2]
  $ pushspec check --walk -5
  pushspec check: --walk takes a whole number from 0 on, not -5 (see "pushspec check --help")
  [2]
  $ pushspec check --walk -1
  pushspec check: --walk takes a whole number from 0 on, not -1 (see "pushspec check --help")
  [2]
  $ pushspec check --walk many
  pushspec check: --walk takes a whole number from 0 on, not "many" (see "pushspec check --help")
  [2]
  $ pushspec check --seed -3
  pushspec check: --seed takes a whole number from 0 on, not "-3" (see "pushspec check --help")
  [2]
  $ pushspec check --adapter x --timeout-factor 0
  pushspec check: --timeout-factor takes a number above 0 and up to 1000, not "0" (see "pushspec check --help")
  [2]
  $ pushspec check --adapter x --timeout-factor nan
  pushspec check: --timeout-factor takes a number above 0 and up to 1000, not "nan" (see "pushspec check --help")
  [2]

Options that need another one.

  $ pushspec check --timeout-factor 2
  pushspec check: --timeout-factor needs --adapter (see "pushspec check --help")
  [2]
  $ pushspec check --env A
  pushspec check: --env needs --adapter (see "pushspec check --help")
  [2]
  $ pushspec check --behaviour login
  pushspec check: --behaviour needs --walk or --generated (see "pushspec check --help")
  [2]
  $ pushspec-proof lint --fix
  pushspec-proof lint: --fix needs the folder whose files it may rewrite (see "pushspec-proof lint --help")
  [2]
  $ pushspec-proof generate
  pushspec-proof generate: --behaviour is needed: one of initialization, login, permission, agreement, flag, query, unregistration, update, overlapping, overlapping-queries, network, tokens, voip, call-reporting, restart (see "pushspec-proof generate --help")
  [2]
  $ pushspec-proof spec
  pushspec-proof spec: one of --write DIR, --check DIR and --export DIR is needed (see "pushspec-proof spec --help")
  [2]

Options that cannot go together, or have no effect.

  $ pushspec check --reference-fault ignoresFlag --adapter x
  pushspec check: --reference-fault is for the reference port and cannot go with --adapter (see "pushspec check --help")
  [2]
  $ pushspec check --readings --format json
  pushspec check: --readings has no effect with --format json (see "pushspec check --help")
  [2]
  $ pushspec check --color always --format json
  pushspec check: --color has no effect with --format json (see "pushspec check --help")
  [2]
  $ pushspec list machines --area REG
  pushspec list: list machines takes no --area (see "pushspec list --help")
  [2]
  $ pushspec list ports --edition toast-ja
  pushspec list: list ports takes no --edition (see "pushspec list --help")
  [2]
  $ pushspec list errors --cases x
  pushspec list: list errors takes no --cases (see "pushspec list --help")
  [2]
  $ pushspec-proof spec --check a --write b
  pushspec-proof spec: one of --write DIR, --check DIR and --export DIR is needed (see "pushspec-proof spec --help")
  [2]
  $ pushspec-proof coverage --missing --format json
  pushspec-proof coverage: --missing has no effect with --format json (see "pushspec-proof coverage --help")
  [2]
  $ pushspec-proof mutants --rules --format json
  pushspec-proof mutants: --rules has no effect with --format json (see "pushspec-proof mutants --help")
  [2]
  $ pushspec-proof mutants --generated --prove
  pushspec-proof mutants: --prove is for the cases and cannot go with --generated (see "pushspec-proof mutants --help")
  [2]
  $ pushspec-proof mutants a --generated
  pushspec-proof mutants: --generated tries complete suites and cannot go with DIR (see "pushspec-proof mutants --help")
  [2]
  $ pushspec-proof mutants "$TESTDIR/../../conformance-cases" --generated
  pushspec-proof mutants: --generated tries complete suites and cannot go with DIR (see "pushspec-proof mutants --help")
  [2]

Readings.

  $ pushspec check --reference-reading Q-REG-1
  pushspec check: --reference-reading "Q-REG-1" is not of the form Q-REG-1=together (see "pushspec check --help")
  [2]
  $ pushspec check --walk 9 --reading Q-REG-1
  pushspec check: --reading "Q-REG-1" is not of the form Q-REG-1=together (see "pushspec check --help")
  [2]
  $ pushspec check --reference-reading Q-REG-1=together --reference-reading Q-REG-1=refused
  pushspec check: --reference-reading gives Q-REG-1 two readings (see "pushspec check --help")
  [2]
  $ pushspec check --edition tcpush-ko --reference-reading Q-LOGIN-1=userInvalid
  pushspec check: Q-LOGIN-1 is not open in tcpush-ko (see "pushspec check --help")
  [2]
  $ pushspec-proof generate --behaviour query --edition tcpush-ko --reading Q-LOGIN-1=userInvalid
  pushspec-proof generate: Q-LOGIN-1 is not open in tcpush-ko (see "pushspec-proof generate --help")
  [2]

Behaviours.

  $ pushspec check --edition tcpush-ko --walk 9 --behaviour unregistration
  pushspec check: tcpush-ko has no calls for "unregistration" (see "pushspec check --help")
  [2]
  $ pushspec-proof generate --behaviour flag --edition toast-ja
  pushspec-proof generate: toast-ja has no calls for the behaviour "flag" (see "pushspec-proof generate --help")
  [2]

Adapters and files.

  $ pushspec check --adapter "'x"
  pushspec check: --adapter cannot be used: the quote at column 1 is not closed (see "pushspec check --help")
  [2]
  $ pushspec check --adapter x --env =1
  pushspec check: --env takes NAME or NAME=VALUE, not "=1" (see "pushspec check --help")
  [2]
  $ pushspec check --transcript /nowhere/t --case REG-002
  pushspec check: /nowhere/t cannot be written: No such file or directory (see "pushspec check --help")
  [2]
  $ pushspec-proof spec --check /nowhere
  pushspec-proof spec: /nowhere is no folder (see "pushspec-proof spec --help")
  [2]

Without tables there is one message too.

  $ pushspec-proof mutants /nowhere
  pushspec-proof mutants: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec-proof mutants --help")
  [2]
  $ pushspec-proof agreement /nowhere
  pushspec-proof agreement: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec-proof agreement --help")
  [2]
  $ pushspec-proof coverage /nowhere
  pushspec-proof coverage: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec-proof coverage --help")
  [2]
  $ pushspec-proof lint /nowhere
  pushspec-proof lint: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec-proof lint --help")
  [2]

None of these printed anything else.

  $ cat printed
