Reports of a run, as many as are wanted, and the same again from its transcript.

  $ files() { for form in json junit markdown html; do echo --$form $1.$form; done; }
  $ same() {
  >   pushspec check "$@" --transcript run.jsonl $(files played) > played.text 2> /dev/null
  >   echo "exit $?"
  >   pushspec report --from run.jsonl $(files told) > told.text || echo "report: $?"
  >   for form in text json junit markdown html; do cmp played.$form told.$form && test -s told.$form || echo $form; done
  > }

Some that pass, failures with a walk, the first failure alone, cases played twice, and suites.

  $ same --case 'REG-00*'
  exit 0
  $ same --area LOGIN --reference-fault ignoresUserChange --edition toast-ja --walk 200
  exit 1
  $ same --case REG-002 --case 'REG-00?' --fail-fast --reference-fault sendsWrongToken
  exit 1
  $ same --question Q-VOIP-9 --reference-fault failsThoughPermitted --strict --repeat 2
  exit 0
  $ same --case 'AGR-00*' --edition nhncloud-ko --generated --behaviour login --seed 7
  exit 0

A port in another process is told of in the same way.

  $ same --adapter 'pushspec adapter serve --edition toast-ja' --case 'REG-00*' < /dev/null
  exit 0

The report on a record that breaks off goes as far as the record, and says so.

  $ pushspec check --case 'REG-00*' --edition toast-ja --transcript whole.jsonl --reference-fault sendsWrongToken > result
  [1]
  $ head -c $(($(wc -c < whole.jsonl) / 2)) whole.jsonl > cut.jsonl
  $ pushspec report --from cut.jsonl $(files cut) > cut.text
  $ grep -il incomplete cut.text cut.json cut.junit cut.markdown cut.html
  cut.text
  cut.json
  cut.junit
  cut.markdown
  cut.html
  $ grep -m 1 '^FAIL' cut.text
  FAIL  REG-0* in toast-ja: * (glob)

Where a service for changes reads it, a failure is an annotation beside the case.

  $ fails='check --case LOGIN-030 --reference-fault ignoresUserChange --edition toast-ja'
  $ pushspec $fails 2>&1 > result
  [1]
  $ GITHUB_ACTIONS=true pushspec $fails 2>&1 > result
  ::error file=conformance-cases/tables/login/*.json,line=*,title=FAIL LOGIN-030 in toast-ja::Changing the user id after a registration updates the token information%0Aseen the server holds apns: the current token, user user-a, agreement yes/no/no, key app-1, language ko; permission authorized, allowed the server holds apns: the current token, user user-b, agreement yes/no/no, key app-1, language ko; permission authorized%0Apushspec check --case LOGIN-030 --edition toast-ja --reference-fault ignoresUserChange (glob)
  [1]

Files that cannot be written are refused before anything is played.

  $ mkdir folder
  $ pushspec check --case REG-002 --html folder
  pushspec check: folder cannot be written: it is a folder (see "pushspec check --help")
  [2]
  $ pushspec check --case REG-002 --html none/x.html
  pushspec check: none/x.html cannot be written: No such file or directory (see "pushspec check --help")
  [2]
  $ pushspec check --case REG-002 --html ''
  pushspec check: a report needs the path of a file (see "pushspec check --help")
  [2]
  $ pushspec check --case REG-002 --html x.html --junit x.html
  pushspec check: --html would replace x.html, which is something else: name another file (see "pushspec check --help")
  [2]
  $ pushspec check --case REG-002 --html x.html --transcript x.html
  pushspec check: --html would replace x.html, which is something else: name another file (see "pushspec check --help")
  [2]
  $ pushspec check --rerun whole.jsonl --json whole.jsonl
  pushspec check: --json would replace whole.jsonl, which is something else: name another file (see "pushspec check --help")
  [2]
  $ cut -c 1-20 whole.jsonl | head -n 1
  {"event":"run-start"
  $ test ! -e x.html
  $ pushspec report --from none
  pushspec report: the transcript none cannot be read: there is no such file (see "pushspec report --help")
  [2]
  $ pushspec report
  pushspec report: missing option --from TRANSCRIPT (see "pushspec report --help")
  [2]

The name of a file may be as short as any.

  $ pushspec check --case REG-002 --edition toast-ja --html x 2> messages | tail -n 1
  1 passed, 0 failed
  $ tail -n 1 x
  </html>
