Tables of cases that a user has written: what is wrong with them, and what is read of a folder.

  $ set -o pipefail
  $ table() { printf '{"table": "t", "title": "T", "rows": [%s]}' "$1"; }
  $ row='{"cases": {"REG-900": "toast-ja"}, "title": "A registration", "requirements": ["REG-2"],'
  $ row+=' "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}'
  $ mkdir one twice forged missing piped

A member that is missing is named once.

  $ echo '{"table": "t"}' > missing/t.json
  $ pushspec check --cases missing < /dev/null
  pushspec check: missing/t.json:1:1: the member "title" is missing (see "pushspec check --help")
  [2]

An id is not used twice. The first is played.

  $ table "$row" | tee twice/a.json > twice/b.json
  $ pushspec check --cases twice < /dev/null > out
  [2]
  $ grep 'stands at' out
    twice/b.json:1:50: the id REG-900 stands at twice/a.json:1:50 already, expected an id of its own
  $ tail -n 1 out
  1 passed, 0 failed

A table holds nothing that moves a cursor.

  $ table "${row/A registration/\\u001b[2J\\n1 passed}" > forged/a.json
  $ pushspec list cases --cases forged < /dev/null
  pushspec list: forged/a.json:1:83: found a control character in "\u{1B}[2J\n1 passed", expected characters that can be seen (see "pushspec list --help")
  [2]

A link to a folder is followed.

  $ table "$row" > one/t.json
  $ ln -s one link
  $ pushspec check --cases link < /dev/null | tail -n 1
  1 passed, 0 failed

A pipe in a folder of tables is not waited for.

  $ table "$row" > piped/t.json
  $ mkfifo piped/pipe.json pipe
  $ timeout 60 pushspec check --cases piped < /dev/null > out
  [2]
  $ grep pipe out
    piped/pipe.json:1:1: cannot be read: it is no plain file, expected a plain file that can be read

Nor is a pipe in the place of a file.

  $ timeout 60 pushspec-proof lint pipe < /dev/null
  pushspec-proof lint: pipe:1:1: cannot be read: it is a named pipe, and what it is to hold may never come, expected a plain file that can be read (see "pushspec-proof lint --help")
  [2]
  $ timeout 60 pushspec check --cases pipe < /dev/null
  pushspec check: pipe:1:1: cannot be read: it is a named pipe, and what it is to hold may never come, expected a plain file that can be read (see "pushspec check --help")
  [2]
  $ timeout 60 pushspec check --rerun pipe < /dev/null
  pushspec check: the transcript pipe cannot be read: it is a named pipe, and what it is to hold may never come (see "pushspec check --help")
  [2]
  $ timeout 60 pushspec diff pipe < /dev/null
  pushspec diff: the transcript pipe cannot be read: it is a named pipe, and what it is to hold may never come (see "pushspec diff --help")
  [2]

The command that plays a case again can be copied, whatever has to be quoted in it, and fails in the same way.

  $ mkdir "my 'own' tables"
  $ table "${row/r1: ok/prompt}" > "my 'own' tables/t.json"
  $ pushspec check --cases "my 'own' tables" --strict --adapter 'pushspec adapter serve --edition toast-ja' \
  >   --timeout-factor 2.5 --env A --env 'B=1 2' < /dev/null > out
  [1]
  $ grep '^FAIL' out
  FAIL  REG-900 in toast-ja: A registration
  $ grep -m 1 '^  again     pushspec ' out
    again     pushspec check --case REG-900 --edition toast-ja --cases 'my '\''own'\'' tables' --strict --adapter 'pushspec adapter serve --edition toast-ja' --timeout-factor 2.5 --env A --env 'B=1 2'
  $ eval "$(grep -m 1 '^  again ' out | cut -c 13-)" < /dev/null > again
  [1]
  $ grep '^FAIL' again
  FAIL  REG-900 in toast-ja: A registration
  $ tail -n 1 again
  0 passed, 1 failed

A port of another edition than the one that is played is remarked on.

  $ pushspec check --case REG-002 --edition toast-en --adapter 'pushspec adapter serve --edition toast-ja' < /dev/null > out
  the port claims toast-ja, and was played in toast-en
  $ tail -n 1 out
  1 passed, 0 failed
