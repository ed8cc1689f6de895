The exit code of several outcomes: of 2, 3, 1, 6 and 4 the first.

Two cases read the same question from the same call; the second takes each outcome for the other reading.

  $ reads() { echo '{"cases": {"'$1'": "toast-ja"}, "title": "It reads", "steps": [{"do": "register", "as": "r1",
  >   "agreement": [], "see": {"Q-AGR-9": {"registers": "r1: '$2'", "refused": "r1: '$3'"}}}]}'; }
  $ open='{"cases": {"AGR-904": "toast-ja"}, "title": "It cannot be played", "steps": [{"do": "settings.allow"}]}'
  $ fails='{"cases": {"AGR-903": "toast-ja"}, "title": "It fails",
  >   "steps": [{"do": "setUser", "user": "$userB", "see": ["prompt"]}]}'
  $ table() { echo '{"table": "t", "title": "A table", "requirements": ["AGR-1"], "rows": ['
  >   reads AGR-901 ok parameterInvalid; echo ,; reads AGR-902 parameterInvalid ok; for row; do echo ", $row"; done; echo ']}'; }
  $ mkdir contradicts fails bad
  $ table "$open" > contradicts/t.json
  $ table "$open" "$fails" | tee fails/t.json > bad/t.json
  $ echo '{' > bad/bad.json
  $ ends() { pushspec check --edition toast-ja "$@" > result 2>&1; echo $?; }

One that passes, one that cannot be played, and these together with a contradiction.

  $ ends --cases contradicts --case AGR-901
  0
  $ ends --cases contradicts --case AGR-904
  4
  $ ends --cases contradicts
  6

A failure comes before a contradiction, a bad file before a failure.

  $ ends --cases fails
  1
  $ ends --cases bad
  2

An adapter's mistake at its end counts before the mistakes of its port.

  $ port="python3 -E -S '$PORTS/null/null_port.py' silent"
  $ pushspec check --case REG-002 --adapter "$port" < /dev/null > result
  [1]
  $ cat > ends-badly <<END
  > #!/bin/sh
  > $port
  > exit 7
  > END
  $ pushspec check --case REG-002 --adapter 'sh ends-badly' < /dev/null > result
  pushspec check: at the end, the adapter answered "shutdown" but ended with exit status 7
  [3]
