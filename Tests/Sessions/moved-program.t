A program that was copied from the folder where it was built finds its tables beside itself.

  $ built=$(dirname "$(command -v pushspec)")
  $ mkdir whole bare
  $ cp -R "$built/pushspec" "$built/PushSpec_ConformanceCases.resources" whole
  $ whole/pushspec check --case REG-002 --edition toast-ja < /dev/null | tail -n 1
  1 passed, 0 failed
  $ whole/pushspec list cases < /dev/null > cases
  $ pushspec list cases < /dev/null | cmp - cases
  $ grep -c '^REG-002 ' cases
  1
  $ whole/pushspec explain REG-1 < /dev/null > rule
  $ test -s rule

It says so where they are missing, and never takes those of the folder where it was built: they may be those of another version.

  $ cp "$built/pushspec" "$built/pushspec-proof" bare
  $ bare/pushspec check --case REG-002 --edition toast-ja < /dev/null
  pushspec check: the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec check --help") (glob)
  [2]
  $ for command in 'pushspec list cases' 'pushspec explain REG-1' 'pushspec find token' \
  >   pushspec-proof\ {lint,coverage,faults}; do
  >   bare/$command < /dev/null
  >   echo $?
  > done
  pushspec list: the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec list --help") (glob)
  2
  pushspec explain: the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec explain --help") (glob)
  2
  pushspec find: the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec find --help") (glob)
  2
  pushspec-proof lint: the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec-proof lint --help") (glob)
  2
  pushspec-proof coverage: the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec-proof coverage --help") (glob)
  2
  pushspec-proof faults: the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec-proof faults --help") (glob)
  2

What needs no tables works all the same.

  $ for command in 'list faults' 'trace register' '--version'; do
  >   bare/pushspec $command < /dev/null > output
  >   echo $?
  > done
  0
  0
  0
