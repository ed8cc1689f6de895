The file at the path of an output stays what it is.

  $ record() { pushspec check --case REG-002 --edition toast-ja --transcript "$@" < /dev/null > report; }
  $ old='{"event":"run-start","old":1}'

A link is followed; mode and other names stay.

  $ echo "$old" > real
  $ chmod 640 real
  $ ln -s real link
  $ ln real other
  $ record link
  $ readlink link
  real
  $ ls -l real | cut -c 1-10
  -rw-r-----
  $ cmp real other
  $ grep -q REG-002 other
  $ ! grep old other

A device stays a device, and a named pipe is written to.

  $ record /dev/null
  $ test -c /dev/null
  $ mkfifo pipe
  $ cat pipe > received &
  $ record pipe
  $ test -p pipe || kill $!
  $ wait
  $ sed -n '1 s/,.*//p' received
  {"event":"run-start"

What is no transcript is not overwritten.

  $ echo '{"table": "t"}' > table.json
  $ pushspec check --transcript table.json < /dev/null
  pushspec check: table.json holds something else than a transcript, and is not overwritten (see "pushspec check --help")
  [2]
  $ cat table.json
  {"table": "t"}

The last transcript stays until there is another.

  $ echo "$old" > last
  $ record last --adapter /nowhere/adapter
  [3]
  $ cat last
  {"event":"run-start","old":1}
  $ record new --adapter /nowhere/adapter
  [3]
  $ test ! -e new

A full device is told.

  $ record /dev/full
  pushspec check: the transcript could not be written to its end: No space left on device
  [2]

A limit of the system on the size of files ends the file and not the program.

  $ (ulimit -f 1; pushspec check --area PERM --edition toast-ja --transcript long < /dev/null 2>&1 > /dev/null)
  pushspec check: the transcript could not be written to its end: File too large
  [2]

A transcript that was cut off is read; one that is empty, or has an event that nobody knows, is refused.

  $ record run.jsonl
  $ python3 -c 'whole = open("run.jsonl", "rb").read(); open("cut.jsonl", "wb").write(whole[:-40])'
  $ pushspec judge cut.jsonl < /dev/null > judged
  $ sed 's/run-end/run-over/g' run.jsonl > unknown.jsonl
  $ pushspec judge unknown.jsonl < /dev/null
  pushspec judge: unknown.jsonl:*: found an unknown event, expected run-start, case-start, step, case-end, case-changed, walk-start, walk-end, suite-end, run-end or end (see "pushspec judge --help") (glob)
  [2]
  $ touch empty.jsonl
  $ pushspec judge empty.jsonl < /dev/null
  pushspec judge: the log empty.jsonl cannot be read: it is empty (see "pushspec judge --help")
  [2]

Output that nobody gets is no success.

  $ pushspec check --case REG-002 < /dev/null >&-
  pushspec: the result could not be written: standard output is closed
  [2]
  $ pushspec check --case REG-002 < /dev/null > /dev/full
  pushspec: the result could not be written: No space left on device
  [2]
  $ echo | pushspec adapter serve > /dev/full
  pushspec adapter: an answer could not be written
  [2]

`lint --fix` writes through links and keeps the mode.

  $ mkdir tables
  $ echo '{"table": "t",   "title": "T", "rows": []}' > tables/t.txt
  $ cp tables/t.txt crooked
  $ chmod 640 tables/t.txt
  $ ln -s t.txt tables/t.json
  $ pushspec-proof lint --fix tables < /dev/null | tail -n 1
  1 table, 0 cases, 1 finding, 1 rewritten
  [2]
  $ readlink tables/t.json
  t.txt
  $ ls -l tables/t.txt | cut -c 1-10
  -rw-r-----
  $ cmp -s tables/t.txt crooked
  [1]
  $ ls tables
  t.json
  t.txt

A table is replaced whole or not at all: the old one stays where there is no room for the new one.

  $ mkdir narrow
  $ python3 -c 'print("{\"table\": \"t\",   \"title\": \"" + "long " * 2000 + "\", \"rows\": []}")' > narrow/t.json
  $ cp narrow/t.json crooked
  $ (ulimit -f 1; pushspec-proof lint --fix narrow < /dev/null)
  narrow/t.json:1:10039: found too little in "rows", expected at least 1 entry
  1 table, 0 cases, 1 finding
  */narrow/t.json cannot be written: File too large (glob)
  [2]
  $ cmp narrow/t.json crooked
  $ ls narrow
  t.json
