`adapter check` asks for each manner of an adapter.

  $ hasty="python3 -E -S '$PORTS/hasty/hasty_adapter.py'"
  $ misbehaving="python3 -E -S '$PORTS/misbehaving/misbehaving_adapter.py'"
  $ python="python3 -E -S '$PORTS/python-nhncloud-ko/adapter.py'"

Good manners are certified.

  $ pushspec adapter check "$hasty none" < /dev/null | tee report
  small 1 through hasty 1, edition nhncloud-ko
  
  ok    starts             the command starts, and answers "hello" in time
  ok    line               an answer is one line of JSON with the "id" of its request, and nothing stands before it
  ok    version            it speaks this version
  ok    nonce              it was asked itself
  ok    names              it says who it is
  ok    declares           what it declares are names of the protocol, and the world can answer it
  ok    reset              "reset" is answered once, with "ok"
  ok    newer-members      members that it does not know are ignored
  ok    large-request      a line may be long
  ok    unknown-operation  an operation that it does not know is "unsupported"
  ok    unknown-step       a step that it does not know is "unsupported", and nothing else
  ok    calls              plain calls are answered in words of the protocol
  ok    call-names         a completion says of which call it is
  ok    codes              errors have codes as the edition gives them, and successes no error
  ok    moves              moves of the world are answered with "ok"
  ok    left-out           parameters may be left out, or null
  ok    handler            a call without a handler reports nothing
  ok    user-ids           texts come through byte for byte
  ok    records            a query is handed on whatever the server holds: no record, or another user's
  ok    again              started again, it says the same of itself
  ok    idle               it answers when its port is idle, and plain calls come to their end
  ok    forgets            "reset" forgets
  ok    shutdown           "shutdown" is answered with "ok", and the process ends with 0
  
  Ready to be judged.
  23 good, 0 to mend
  $ pushspec adapter check "$python" < /dev/null | tail -n 2
  Ready to be judged.
  23 good, 0 to mend
  $ awk '$1 == "ok" { print $2 }' report > manners
  $ cat > manners.py <<'END'
  > import json, sys
  > result = json.load(open("result"))
  > if result["exit"] != int(sys.argv[1]):
  >     print("exit code", result["exit"])
  > for one in result["manners"]:
  >     print(one["manner"], {True: "kept", False: "to-mend", None: "not-asked"}[one.get("kept")])
  > END
  $ for adapter in "$hasty none" "$python"; do
  >   pushspec adapter check "$adapter" --format json < /dev/null > result
  >   python3 manners.py $? > asked
  >   sed 's/$/ kept/' manners | diff - asked
  > done

What an edition has not is not asked. The outcomes of this port go to a delegate, and it works on promises and timers of its
own.

  $ pushspec adapter check "node '$PORTS/node-toast-ko/adapter.mjs'" < /dev/null > report
  $ grep 'not asked: ' report
                           not asked: toast-ko has a delegate in place of handlers
  $ tail -n 1 report
  22 good, 0 to mend, 1 not asked

Each manner is seen missing once, and named. One mistake of a working port is one thing to mend; what a timer shows depends on
the load of the machine.

  $ try() {
  >   pushspec adapter check "$2" --format json < /dev/null > result
  >   code=$?
  >   python3 manners.py $code > asked
  >   echo "$code  $(grep -x "$1 to-mend" asked)"
  >   sed 's/\\"/"/g' result > said
  >   grep -qF -- "$3" said || { echo "not said: $3"; grep '"seen"' said; }
  >   case $1,$2 in idle,*) ;; *,"$hasty"*) test "$(grep -c to-mend asked)" = 1 || cat asked ;; esac
  >   echo "$1" >> missing
  > }
  $ try starts "$misbehaving exits-at-once" 'ended with exit status 0'
  3  starts to-mend
  $ try line "$hasty pretty" 'it is the first of several lines'
  3  line to-mend
  $ try version "$misbehaving bad-hello" 'found another version of the protocol'
  3  version to-mend
  $ try nonce "$misbehaving wrong-nonce" 'found another nonce'
  3  nonce to-mend
  $ try names "$hasty anonymous" 'the member "implementation" is missing'
  3  names to-mend
  $ try declares "$misbehaving few-capabilities" '"capabilities" leaves out "answer"'
  3  declares to-mend
  $ try reset "$misbehaving garbage --at reset" 'answer to "reset" cannot be used'
  3  reset to-mend
  $ try newer-members "$hasty strict" '"error": a member that nobody knows'
  3  newer-members to-mend
  $ try large-request "$hasty short" 'ended with exit status 1 while "reset" was open'
  3  large-request to-mend
  $ try unknown-operation "$hasty yes" 'it was answered with "ok"'
  3  unknown-operation to-mend
  $ try unknown-step "$hasty yes-step" 'it was answered with "ok"'
  3  unknown-step to-mend
  $ try calls "$hasty user-id" 'found the member "userId", expected "user"'
  3  calls to-mend
  $ try call-names "$hasty nameless" 'completions name no call'
  3  call-names to-mend
  $ try codes "$hasty code-text" 'found the code as a text, "1", expected the number 1'
  3  codes to-mend
  $ try moves "$hasty none --without-time" 'answered with "unsupported": "time" (time)'
  3  moves to-mend
  $ try left-out "$hasty wants-all" "no 'delegate'"
  3  left-out to-mend
  $ try handler "$hasty no-handler" 'was made with "handler": false'
  3  handler to-mend
  $ try user-ids "$hasty ascii" 'did not reach the server as that'
  3  user-ids to-mend
  $ try records "$hasty wants-record" "no 'record'"
  3  records to-mend
  $ try again "$hasty changes" 'the adapter says otherwise of itself'
  3  again to-mend
  $ try idle "$hasty timer" 'the adapter answers before its port is idle'
  3  idle to-mend
  $ try forgets "$hasty keeps-user" '"reset" keeps what was there before it'
  3  forgets to-mend
  $ try shutdown "$misbehaving garbage --at shutdown" 'answer to "shutdown" cannot'
  3  shutdown to-mend
  $ diff manners missing

What to mend is said in words.

  $ pushspec adapter check "$hasty keeps-user" < /dev/null > report
  [3]
  $ grep -A 1 '^MEND' report
  MEND  forgets            "reset" forgets
        seen               "reset" keeps what was there before it
  $ grep '^      mend  ' report
        mend               on "reset" make everything anew: the port's storage, the port itself, its user, delegates and calls under way, the adapter's list of open requests
  $ tail -n 3 report
  
  Not ready to be judged: mend this first.
  22 good, 1 to mend

What hangs is asked nothing more.

  $ pushspec adapter check "$misbehaving never-answers --at step" --timeout-factor 0.2 --format json < /dev/null > result
  [3]
  $ python3 manners.py 3 > asked
  $ grep -c to-mend asked
  1
  $ tail -n 1 asked
  shutdown not-asked

What is typed is checked.

  $ pushspec adapter check 'a b' c < /dev/null
  pushspec adapter: unexpected argument "c" (see "pushspec adapter --help")
  [2]
  $ pushspec adapter check "'a" < /dev/null
  pushspec adapter: CMD cannot be used: the quote at column 1 is not closed (see "pushspec adapter --help")
  [2]
  $ pushspec adapter new python < /dev/null
  pushspec adapter: missing argument DIR (see "pushspec adapter --help")
  [2]
  $ pushspec adapter new cobol d < /dev/null
  pushspec adapter: unknown language "cobol"; known are swift, javascript, python (see "pushspec adapter --help")
  [2]
  $ pushspec adapter new python d --format json < /dev/null
  pushspec adapter: adapter new takes no --format (see "pushspec adapter --help")
  [2]
  $ pushspec adapter mend x < /dev/null
  pushspec adapter: unknown action "mend"; known are check, new, serve (see "pushspec adapter --help")
  [2]
  $ test ! -e d
