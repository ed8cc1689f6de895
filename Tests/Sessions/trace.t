The reaction of the SDK, machine by machine: `trace`.

What happens while nobody is logged in.

  $ pushspec trace register --edition toast-ko --given initialize < /dev/null
  register apns in toast-ko
  given: initialize, settings A
  
  register
    Initialization: initialized on register → stays [INIT-5] (the kinds of token named: notifications or both, REG-3)
      admitRegister → Delegate: set on register → stays [REG-1]
        admitRegistration → CallsInProgress: idle on register → registering [REG-1] (the kinds of token named: notifications or both, INIT-12)
          startRegistration: begin the register call about apns [REG-4]
          startRegistration → Login: noUser on register → stays [LOGIN-5]
            ? Q-ORDER-2 user; others: permission → stays / registerBeforeUserCheck
            failRegister: complete the register calls about apns with the error userInvalid [ERR-2]
            failRegister → CallsInProgress: registering on registrationEnds → idle [REG-16]
              startQueuedCalls: let the calls about apns begin that wait [Q-REG-1]
          not concerned: DeferredUserCheck
    not concerned: Agreement
    seen: register of apns failed with userInvalid

The same, drawn as who tells whom.

  $ pushspec trace register --edition toast-ko --given initialize --format mermaid < /dev/null
  sequenceDiagram
    App->>Initialization: register
    Initialization->>Delegate: register
    Delegate->>CallsInProgress: register (idle → registering)
    CallsInProgress->>Login: register
    Login->>App: complete the register calls about apns with the error userInvalid
    Login->>CallsInProgress: registrationEnds (registering → idle)

Unless something is given, it begins in the usual situation.

  $ pushspec trace register --edition toast-ja > usual < /dev/null
  $ grep '^given: ' usual
  given: permission authorized; initialize, settings A; setUser $userA
  $ grep -x 'the server answers the registration of apns' usual
  the server answers the registration of apns
  $ tail -n 1 usual
  afterwards: the server holds apns: for $userA, agreement complete
  $ pushspec trace register --edition tcpush-ko > older < /dev/null
  $ grep '^given: ' older
  given: permission authorized; initialize, settings A
  $ grep -c setUser older
  0
  [1]

It follows the readings that are asked for, and names the others.

  $ second() { pushspec trace register --given initialize --given 'hold server' --given register "$@" < /dev/null; }
  $ second > refused
  $ grep 'Q-REG-1' refused
  nobody decides outcome, registered or not, owner, agreement, token, settings: register; the token is being registered [Q-REG-1, Q-VOIP-1]
          admitCall → CallsInProgress: registering on register → stays [Q-REG-1] (which call arrives: register, REG-1)
            ? Q-REG-1 refused; others: together → stays / joinRegistration; afterwards → stays / queueCall; newest → stays / queueCall, abandonRegistration
  $ second --reading Q-REG-1=together > joined
  $ grep -E '^readings|Q-REG-1 ' joined
  readings: Q-REG-1=together
            ? Q-REG-1 together; others: refused → stays / refuseForSameCall; afterwards → stays / queueCall; newest → stays / queueCall, abandonRegistration
  $ pushspec trace register --edition tcpush-ko --reading Q-AGR-2=lastSent < /dev/null
  pushspec trace: Q-AGR-2 is not open in tcpush-ko (see "pushspec trace --help")
  [2]

The JSON tells the step, the events and their rules, and the questions that decide. The help names its members, but
for those of each of the other readings.

  $ pushspec trace server.refuses --given initialize --given 'hold server' --given register --format json \
  >   > json < /dev/null
  $ python3 -c 'import json
  > trace = json.load(open("json"))
  > event = trace["events"][0]
  > rule = event["routes"][0]["rule"]
  > print(trace["step"], event["event"], rule["machine"], rule["questions"][0]["question"], sep="\n")'
  server.refuses the registration of apns
  the server answers the registration of apns
  ServerFailure
  Q-ERR-1
  $ pushspec trace --help > help < /dev/null
  $ "$TESTDIR/unnamed-members" help < json
  does
  reading

The network can come back while the app does not run.

  $ pushspec trace network.returns --given network.goes --given app.terminates > out < /dev/null
  $ head -n 2 out
  network.returns in nhncloud-ko
  given: network.goes; app.terminates

A word that is wrong is named, with its place and the nearest word.

  $ pushspec trace regsiter < /dev/null
  pushspec trace: unknown word "regsiter"; did you mean "register"? (see "pushspec trace --help")
  [2]
  $ pushspec trace register --given 'register apsn' < /dev/null
  pushspec trace: unknown word "apsn" at column 10 of "register apsn"; did you mean "apns"? (see "pushspec trace --help")
  [2]
  $ pushspec trace hold < /dev/null
  pushspec trace: "hold" ends too early; next is prompt, apns, pushkit or server (see "pushspec trace --help")
  [2]
  $ pushspec trace < /dev/null
  pushspec trace: missing argument: pushspec trace CALL|EVENT (see "pushspec trace --help")
  [2]

So is a step that cannot happen, and what would let it happen.

  $ pushspec trace 'hold server' < /dev/null
  pushspec trace: "hold server" cannot happen: nothing happens then; it belongs to what is given before (see "pushspec trace --help")
  [2]
  $ pushspec trace user.allows < /dev/null
  pushspec trace: "user.allows" cannot happen: no prompt is open; after "hold prompt" it stays open (see "pushspec trace --help")
  [2]
  $ pushspec trace register --given app.terminates < /dev/null
  pushspec trace: "register" cannot happen: the process does not run; "app.launches" starts it (see "pushspec trace --help")
  [2]
  $ pushspec trace update < /dev/null
  pushspec trace: "update" is not in nhncloud-ko; it is in toast-ko (see "pushspec trace --help")
  [2]
  $ pushspec trace setUser --edition tcpush-ko < /dev/null
  pushspec trace: "setUser" is not in tcpush-ko; it is in toast-ko, toast-ja, toast-en and nhncloud-ko (see "pushspec trace --help")
  [2]
