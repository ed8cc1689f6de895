Reports are whole or missing, whatever happens; played where there is a device that is always full.

  $ test -w /dev/full || exit 80

A run that is ended leaves whole reports, which say that it was, and no other files.

  $ mkdir ended
  $ pushspec check --walk 100000000 --json ended/a.json --junit ended/a.junit --markdown ended/a.markdown --html ended/a.html < /dev/null > result 2> messages & command=$!
  $ while kill -0 $command && [ $(cut -d ' ' -f 14 /proc/$command/stat) -lt 60 ]; do sleep 0.05; done
  $ kill -TERM $command
  $ wait $command
  [4]
  $ cat messages
  pushspec: interrupted; this is not the whole result
  $ cd ended
  $ grep -il incomplete *
  a.html
  a.json
  a.junit
  a.markdown
  $ for report in a.*; do tail -n 1 $report; done
  </html>
  }
  </testsuites>
  .*(incomplete|interrupted).* (re)
  $ python3 -m json.tool a.json | tail -n 1
  }
  $ cd ..

On a full disk the others are written.

  $ pushspec check --case REG-002 --json /dev/full --html whole.html 2> messages > result
  [2]
  $ cat messages
  pushspec: /dev/full cannot be written: No space left on device
  $ tail -n 1 result
  4 passed, 0 failed
  $ tail -n 1 whole.html
  </html>
