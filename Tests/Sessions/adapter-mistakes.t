A new user's mistakes in an adapter are named first, with what to write instead.

  $ hasty="python3 -E -S '$PORTS/hasty/hasty_adapter.py'"

Answers before the port is idle.

  $ early() { pushspec check --adapter "$hasty $1" --case REG-002 < /dev/null > report; }
  $ early one-behind
  [3]
  $ cat report
  Under test: small 1 through hasty 1, edition nhncloud-ko
  
  ADAPTER-FAULT  the adapter answers before its port is idle: seen in nhncloud-ko, in a first look before the cases
    answered  register apns, agreement {notifications yes, advertisements no, nightAdvertisements no} as look1: nothing
    too early with the next answer, though nothing had happened in between: a request for a token (apns)
    mend      write the answer when nothing more comes of the step, and everything that came of it into that answer:
              Node: await what the port returns; where it returns nothing, await new Promise(setImmediate) until nothing new comes
              asyncio: await the tasks, or asyncio.gather(*tasks), before the answer is written
              Swift: await the actor's method or the task's value; a Task { } that nobody awaits comes too late
              threads and queues: join them, or count what is under way and wait until it is none
              timers: let them run out on "time" alone, by the seconds that it gives; none by the computer's clock
              spec/adapter-protocol.md, "When to answer"
    again     pushspec check --case REG-002 --edition nhncloud-ko --adapter 'python3 -E -S *hasty_adapter.py* one-behind' (glob)
  
  Incomplete: the adapter is at fault: the adapter answers before its port is idle.
  A selection: * other cases of nhncloud-ko were not run. (glob)
  0 passed, 1 failed
  $ for mistake in 'one-behind --without-time' timer 'timer --without-time' lossy unasked; do
  >   early "$mistake"
  >   echo "$?  $mistake"
  >   grep -E '^(ADAPTER-FAULT|  too early)' report
  >   grep -cE '^            (Node: await |asyncio: await |Swift: await |threads and queues: join )' report
  > done
  3  one-behind --without-time
  ADAPTER-FAULT  the adapter answers before its port is idle: seen in nhncloud-ko, in a first look before the cases
    too early with the next answer, though nothing had happened in between: a request for a token (apns)
  4
  3  timer
  ADAPTER-FAULT  the adapter answers before its port is idle: seen in nhncloud-ko, in a first look before the cases
    too early a moment later, though nothing had happened in between: a request to the server (register)
  4
  3  timer --without-time
  ADAPTER-FAULT  the adapter answers before its port is idle: seen in nhncloud-ko, in a first look before the cases
    too early a moment later, though nothing had happened in between: a request to the server (register)
  4
  3  lossy
  ADAPTER-FAULT  the adapter answers before its port is idle: seen in nhncloud-ko, in a first look before the cases
    too early requests come numbered, and of 2 no answer told: it was made later, and lost
  4
  3  unasked
  ADAPTER-FAULT  the adapter answers before its port is idle: seen in nhncloud-ko, in a first look before the cases
    too early a moment later the adapter sent something before "step" was asked: {* (glob)
  4

A reset that keeps something. No case is played of such an adapter.

  $ for mistake in keeps keeps-user; do
  >   pushspec check --adapter "$hasty $mistake" --case 'REG-00*' --json result < /dev/null > report
  >   echo "$?  $mistake"
  >   grep '^LEAKS' report
  >   python3 -c 'import json; cases = json.load(open("result"))["editions"][0]["cases"]
  > print(*sorted({(case["verdict"], case.get("blame")) for case in cases}, key=str))
  > print([case["verdict"] for case in cases].count("leaks"))'
  > done
  3  keeps
  LEAKS  "reset" keeps what was there before it: seen in nhncloud-ko, in a first look before the cases
  ('leaks', 'adapter') ('not-run', None)
  1
  3  keeps-user
  LEAKS  "reset" keeps what was there before it: seen in nhncloud-ko, in a first look before the cases
  ('leaks', 'adapter') ('not-run', None)
  1

The look before the cases finds nothing in a right adapter, whatever its port does.

  $ pushspec check --adapter "$hasty none" --case REG-002 --case ERR-003 < /dev/null > report
  [1]
  $ ! grep -E 'ADAPTER-FAULT|LEAKS' report

A mistake is named in a sentence. Only the line on the port under test comes before it, and of a greeting there is nothing at
all.

  $ mistake() {
  >   pushspec check --adapter "$hasty $1" --case "$2" < /dev/null > report
  >   echo $?
  >   awk 'NF && count++ < 2' report
  > }
  $ mistake code-text ERR-003
  3
  Under test: small 1 through hasty 1, edition nhncloud-ko
  ADAPTER-FAULT  the adapter's answer to "step" cannot be used: column *: found the code as a text, "1", expected the number 1: {* (glob)
  $ mistake user-id REG-002
  3
  Under test: small 1 through hasty 1, edition nhncloud-ko
  ADAPTER-FAULT  the adapter's answer to "step" cannot be used: column *: found the member "userId", expected "user"* (glob)
  $ mistake no-handler AGR-104
  3
  Under test: small 1 through hasty 1, edition nhncloud-ko
  ADAPTER-FAULT  AGR-104 in nhncloud-ko, step 1: the call "r1" was made with "handler": false, and its completion was reported: make the call without a completion handler, and report nothing of it
  $ mistake 'two-answers --without-time' REG-002
  3
  Under test: small 1 through hasty 1, edition nhncloud-ko
  ADAPTER-FAULT  the adapter's answer to "step" cannot be used: column *: found "ok" beside "unsupported", expected one of them* (glob)
  $ mistake pretty REG-002
  3
  Incomplete: the adapter is at fault: the adapter's answer to "hello" cannot be used: column 2: found the end of the text, expected a member's name or '}': {; it is the first of several lines: write each answer on one line, as json.dumps(reply) and JSON.stringify(reply) do without an indentation.
  A selection: * other cases of nhncloud-ko were not run. (glob)
  $ grep -c 0/1 report
  0
  [1]
  $ mistake banner REG-002
  3
  Incomplete: the adapter is at fault: the adapter('s answer to "hello" cannot be used: column 1: found 'h', expected a value: hasty 1 is ready; only answers may stand on standard output: write whatever else the adapter or its port has to say to standard error, with print\(…, file=sys\.stderr\) or console\.error\(…\)| sent something before "hello" was asked: hasty 1 is ready\\n; answer each request with one line, when nothing more comes of it, and write nothing else to standard output)\. (re)
  A selection: * other cases of nhncloud-ko were not run. (glob)
  $ grep -c 0/1 report
  0
  [1]

An answer that is held back.

  $ pushspec check --adapter "$hasty unflushed" --case REG-002 --timeout-factor 0.2 < /dev/null > report
  [3]
  $ grep 'when its input ended' report
  Incomplete: the adapter is at fault: the adapter did not answer "hello" within 2.0 seconds, but wrote this when its input ended: {"id": 1, "protocol": 1, "nonce": *; answer each line when it comes, and flush after each line: print(…, flush=True) in Python, fflush(stdout) in C and Swift, flush() of a writer. (glob)
