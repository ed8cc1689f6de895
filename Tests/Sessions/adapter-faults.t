A run ends with 3 where the adapter is at fault, says why, and has no verdict.

  $ misbehaving="python3 -E -S '$PORTS/misbehaving/misbehaving_adapter.py'"
  $ at_fault() {
  >   pushspec check --adapter "$misbehaving $1" --area PERM < /dev/null > report
  >   echo "$?  $1"
  >   grep '^Incomplete: ' report
  >   tail -n 1 report > last
  >   grep -q ' not run' last || cat last
  > }
  $ for kind in exits-at-once garbage half-line wrong-id wrong-nonce bad-hello floods dies-mid-case 'garbage --at step'; do
  >   at_fault "$kind"
  > done
  3  exits-at-once
  Incomplete: the adapter is at fault: the adapter ended with exit status 0 while "hello" was open.
  3  garbage
  Incomplete: the adapter is at fault: the adapter's answer to "hello" cannot be used: column 1: found an unknown word, expected true: this is not JSON; only answers may stand on standard output: write whatever else the adapter or its port has to say to standard error, with print(…, file=sys.stderr) or console.error(…).
  3  half-line
  Incomplete: the adapter is at fault: the answer to "hello" breaks off: the adapter ended with exit status 0 after half a line: {"id":1,"protocol":1,"nonce":"* (glob)
  3  wrong-id
  Incomplete: the adapter is at fault: the adapter's answer to "hello" cannot be used: column 7: found the id of another request, expected 1: {"id":1001,"protocol":1,"nonce":"* (glob)
  3  wrong-nonce
  Incomplete: the adapter is at fault: the adapter's answer to "hello" cannot be used: column 30: found another nonce, expected "*" as sent: {"id":1,"protocol":1,"nonce":"another nonce",* (glob)
  3  bad-hello
  Incomplete: the adapter is at fault: the adapter's answer to "hello" cannot be used: column 20: found another version of the protocol, expected 1: {"id":1,"protocol":99,"nonce":"* (glob)
  3  floods
  Incomplete: the adapter is at fault: the adapter sent a line of more than 1048576 bytes.
  3  dies-mid-case
  Incomplete: the adapter is at fault: the port had to be started again more than 10 times.
  3  garbage --at step
  Incomplete: the adapter is at fault: the port had to be started again more than 10 times.

A reader of the result alone must not see a verdict where there is none, as of a port that does not end as it should.

  $ pushspec check --adapter "sh -c 'pushspec adapter serve --edition toast-ja; exit 7'" --area PERM \
  >   < /dev/null > report
  pushspec check: at the end, the adapter answered "shutdown" but ended with exit status 7
  [3]
  $ grep 'No verdict' report
  No verdict: at the end, the adapter answered "shutdown" but ended with exit status 7.
  $ ! grep Conforms report

Adapters that do not exist, that never answer, or that do not shut down.

  $ pushspec check --adapter /nowhere/adapter --case REG-002 < /dev/null
  Incomplete: the adapter is at fault: cannot start "/nowhere/adapter": No such file or directory.
  
  A selection: * other cases of nhncloud-ko were not run. (glob)
  0 passed, 0 failed, 1 not run
  [3]
  $ pushspec check --adapter "$misbehaving never-answers" --case REG-002 --timeout-factor 0.02 < /dev/null \
  >   | grep 'did not answer'
  Incomplete: the adapter is at fault: the adapter did not answer "hello" within 0.2 seconds, nor when its input ended; read a line of standard input, write its answer to standard output, and flush after each line: print(…, flush=True) in Python, fflush(stdout) in C and Swift, flush() of a writer.
  [3]
  $ pushspec check --adapter "$misbehaving garbage --at shutdown" --case AGR-001 --edition tcpush-ko \
  >   < /dev/null 2>&1 > report
  the port claims nhncloud-ko, and was played in tcpush-ko
  pushspec check: at the end, the adapter's answer to "shutdown" cannot be used: column 1: found an unknown word, expected true: this is not JSON; only answers may stand on standard output: write whatever else the adapter or its port has to say to standard error, with print(…, file=sys.stderr) or console.error(…)
  [3]

Another edition is not begun without the adapter.

  $ pushspec check --adapter "$misbehaving exits-at-once" --edition all --area PERM < /dev/null 2>&1 > report
  pushspec check: not played: toast-ko, toast-ja, toast-en, nhncloud-ko
  [3]

Ports that do nothing, refuse everything or agree to everything end with 1. Each edition alone makes the check fail: the
second case is for tcpush-ko, where the first does not hold.

  $ null="python3 -E -S '$PORTS/null/null_port.py'"
  $ for mode in silent refuses agrees; do
  >   pushspec check --adapter "$null $mode" --edition all --case REG-002 --case REG-014 \
  >     < /dev/null > report 2> /dev/null
  >   echo "$?  $mode"
  >   grep '^[a-z]*-[a-z]* .* passed, ' report
  > done
  1  silent
  tcpush-ko    0 passed, 1 failed
  toast-ko     0 passed, 1 failed
  toast-ja     0 passed, 1 failed
  toast-en     0 passed, 1 failed
  nhncloud-ko  0 passed, 1 failed
  1  refuses
  tcpush-ko    0 passed, 1 failed
  toast-ko     0 passed, 1 failed
  toast-ja     0 passed, 1 failed
  toast-en     0 passed, 1 failed
  nhncloud-ko  0 passed, 1 failed
  1  agrees
  tcpush-ko    0 passed, 1 failed
  toast-ko     0 passed, 1 failed
  toast-ja     0 passed, 1 failed
  toast-en     0 passed, 1 failed
  nhncloud-ko  0 passed, 1 failed

A port that has nothing ends with 4. A selection is compared with nothing, and a whole run once.

  $ pushspec check --adapter "$null unsupported" --edition all --area MSG < /dev/null > report 2> /dev/null
  [4]
  $ tail -n 1 report
  0 passed, 0 failed, [1-9][0-9]* skipped (re)
  $ grep '^For comparison' report
  [1]
  $ pushspec check --adapter "$null unsupported" --edition tcpush-ko < /dev/null > report
  the port claims nhncloud-ko, and was played in tcpush-ko
  [4]
  $ grep -c '^For comparison' report
  1

So does a selection of which nothing holds in the edition of the port: REG-014 holds in tcpush-ko alone, and the port claims
nhncloud-ko.

  $ pushspec check --adapter "$null agrees" --case REG-014 < /dev/null
  Under test: null port (agrees) 1 through null-port 1, edition nhncloud-ko
  
  A selection: * other cases of nhncloud-ko were not run. (glob)
  0 passed, 0 failed
  pushspec check: no case was selected that holds in the edition of the port
  [4]

The edition that the port claims is played.

  $ pushspec check --adapter "python3 -E -S '$PORTS/python-nhncloud-ko/adapter.py'" --area CALL < /dev/null > report
  $ grep '^Under test: ' report
  Under test: Python push SDK 1 through python-nhncloud-ko 1, edition nhncloud-ko
  $ tail -n 1 report
  [1-9][0-9]* passed, 0 failed (re)
