A program that was copied from the folder where it was built finds its tables and the files of the documents beside itself.

  $ built=$(dirname "$(command -v pushspec)")
  $ mkdir whole bare
  $ cp -R "$built/pushspec" "$built/PushSpec_ConformanceCases.resources" "$built/PushSpec_DocumentFiles.resources" whole
  $ whole/pushspec check --case REG-002 --edition toast-ja < /dev/null | tail -n 1
  1 passed, 0 failed
  $ whole/pushspec list cases < /dev/null > cases
  $ pushspec list cases < /dev/null | cmp - cases
  $ grep -c '^REG-002 ' cases
  1
  $ whole/pushspec explain REG-1 < /dev/null > rule
  $ test -s rule

It says so where they are missing, and never takes those of the folder where it was built: they may be those of another version.

  $ cp -R "$built/pushspec" "$built/pushspec-proof" "$built/PushSpec_DocumentFiles.resources" bare
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

Without the files of the documents no command does anything, and with broken ones neither; it says why.

  $ mv bare/PushSpec_DocumentFiles.resources files
  $ for command in 'pushspec check --area LOGIN' 'pushspec explain REG-1' 'pushspec-proof spec --check .'; do
  >   bare/$command < /dev/null
  >   echo $?
  > done
  pushspec check: the files of the documents are missing: copy the folder PushSpec_DocumentFiles.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec check --help") (glob)
  2
  pushspec explain: the files of the documents are missing: copy the folder PushSpec_DocumentFiles.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec explain --help") (glob)
  2
  pushspec-proof spec: the files of the documents are missing: copy the folder PushSpec_DocumentFiles.resources (or .bundle) from where the program was built to */moved-program.t/bare (see "pushspec-proof spec --help") (glob)
  2
  $ for command in 'find token' 'list faults' 'show REG-1' 'diff toast-ko toast-ja' 'trace register'; do
  >   bare/pushspec $command < /dev/null > output 2>&1
  >   echo $? $(grep -c 'files of the documents are missing' output)
  > done
  2 1
  2 1
  2 1
  2 1
  2 1
  $ bare/pushspec --version < /dev/null | grep documents
  specification  no documents beside it
  $ sed -i 's/"toast-ja"/"toast-jp"/' whole/PushSpec_DocumentFiles.resources/terms.json
  $ whole/pushspec explain REG-1 < /dev/null
  pushspec explain: */PushSpec_DocumentFiles.resources/terms.json:3:67: unknown edition "toast-jp", expected one of tcpush-ko, toast-ko, toast-ja, toast-en, nhncloud-ko; did you mean "toast-ja"? (see "pushspec explain --help") (glob)
  [2]

`lint` names what is wrong in a folder of such files, by path, line and column.

  $ rm files/defects.json
  $ echo '[]' > files/notes.json
  $ pushspec-proof lint files < /dev/null
  57 files of the documents, 2 findings
  files/defects.json:1:1: the file is missing, or cannot be read
  files/notes.json: is a file that nothing reads
  [2]
  $ cp whole/PushSpec_DocumentFiles.resources/defects.json files
  $ sed -i 's/{"id": "DIFF-2", /{"id": "DIFF-2",  /' files/differences.json
  $ rm files/notes.json
  $ pushspec-proof lint files < /dev/null
  files/differences.json: is not in canonical form; --fix rewrites it
  57 files of the documents, 1 finding
  [2]
  $ pushspec-proof lint --fix files < /dev/null
  57 files of the documents, 0 findings, 1 rewritten
  $ cmp files/differences.json whole/PushSpec_DocumentFiles.resources/differences.json
