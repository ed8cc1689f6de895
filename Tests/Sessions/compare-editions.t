What `diff` says of two editions, or of two readings of one.

The shortest course of steps that tells two editions apart, with what each of them shows and the statements that
each rests on.

  $ pushspec diff toast-ko toast-ja --behaviour login < /dev/null
  A  toast-ko
  B  toast-ja
  
  behaviour login: 1 step tells them apart
    given {"user": null}
    1. {"do": "register", "agreement": ["notifications"]}
       A      register of apns completed with userInvalid; permission authorized
       B      register of apns completed, token the current token; the server holds apns: the current
              token, user device-1, agreement yes/no/no, key app-1, language ko; permission authorized
    A rests on   Q-ORDER-2: Is a missing user id reported before the user is asked for permission?
    A rests on   LOGIN-5: Without a user id registering cannot be used: nothing is registered.
    A rests on   REG-16: A registration of one push type is told to the delegate once.
    B rests on   Q-AGR-2: Which calls set the agreement that a later call without one uses?
    B rests on   LOGIN-2: If no user id is set at the initial token registration, the token is
                 registered with the device identifier.
    B rests on   REG-2: A registration reports its outcome, and a failure by an error.
    see          DIFF-1: Registering without a user id
    see          DIFF-14: How the outcome of a registration is told
    see          DIFF-42: What the delegate is told
    see          DIFF-53: A missing user id among the errors
  
  1 different, 0 alike
  [1]

Where two readings of a question differ, the question is named with both. A reading that makes no difference is not
mentioned, and neither is what both sides rest on.

  $ pushspec diff toast-ja toast-ja:Q-LOGIN-1=previousUser,Q-REG-1=together \
  >   --behaviour login --alphabet types > readings < /dev/null
  [1]
  $ grep -A 1 -E 'tells? them apart|  Q-' readings
  behaviour login: 4 steps tell them apart
    given {"user": null}
  --
    Q-LOGIN-1    device or previousUser? For whom is a token registered again when no user id is set,
                 but one was before?
  --
  alphabet types: 9 steps tell them apart
    given permission authorized
  --
    Q-LOGIN-1    device or previousUser? For whom is a token registered again when no user id is set,
                 but one was before?
  $ grep -E 'Q-REG-1 |rests on' readings
  [1]

What is stated stands beside what shows it. What both state alike, such as PERM-6, is left out.

  $ pushspec diff toast-ko toast-ja --statements --behaviour login > statements < /dev/null
  [1]
  $ grep -E '^ *(LOGIN-[26]|PERM-[16]) ' statements | tr -s ' '
  LOGIN-2 changed otherwise 103 documented 75, 215 behaviour login If no user id is set at the initial token registration, the token is registered with the device identifier.
  LOGIN-6 dropped documented 103 silent - Without a user id querying cannot be used.
  PERM-1 added silent documented 214 - At the initial execution the SDK asks the user for the permission to show notifications.

The Japanese edition names the user and the system as the subjects of a tap, the English one the app alone. What an
edition denies is neither added nor dropped.

  $ pushspec diff toast-ko toast-ja --statements --behaviour login --format json > json < /dev/null
  [1]
  $ changes() { python3 -c 'import json, sys
  > for row in json.load(sys.stdin)["statements"]: print(row["id"], row["change"])'; }
  $ changes < json | grep -E '^(FLAG-3|INIT-4|VOIP-2) '
  INIT-4 changed
  FLAG-3 changed
  VOIP-2 added

The help names every member of the JSON.

  $ pushspec diff --help > help < /dev/null
  $ "$TESTDIR/unnamed-members" help < json

Two editions may state nearly the same.

  $ pushspec diff toast-ja toast-en --statements --behaviour login --format json > json < /dev/null
  [1]
  $ changes < json | grep -v ' kept$'
  ACT-1 regraded
  ACT-2 regraded

Where nothing tells two readings apart, that is proved.

  $ pushspec diff toast-ja toast-ja:Q-LOGIN-1=device --behaviour voip < /dev/null
  A  toast-ja
  B  toast-ja:Q-LOGIN-1=device
  
  behaviour voip: no test tells them apart (proved: all 44 pairs of states were compared)
  
  0 different, 1 alike
  $ pushspec diff toast-ko toast-ja --behaviour flag < /dev/null
  A  toast-ko
  B  toast-ja
  
  behaviour flag: not compared, since toast-ko has no calls for it
  
  0 different, 0 alike, 1 not compared
  [4]

What cannot be compared is refused, with the nearest of what there is.

  $ pushspec diff toast-jp toast-ja < /dev/null
  pushspec diff: unknown edition or transcript "toast-jp"; did you mean "toast-ja", "toast-ko" or "toast-en"? (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ja < /dev/null
  pushspec diff: toast-ja needs something to be compared with (see "pushspec diff --help")
  [2]
  $ pushspec diff < /dev/null
  pushspec diff: missing argument: pushspec diff A [B] (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ja toast-ja: < /dev/null
  pushspec diff: "toast-ja:" names no reading after the colon (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ja toast-ja:Q-LOGIN-1=devise < /dev/null
  pushspec diff: unknown reading of Q-LOGIN-1 "devise"; did you mean "device"? (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ja toast-ja:Q-LOGN-1=device < /dev/null
  pushspec diff: unknown question "Q-LOGN-1"; did you mean "Q-LOGIN-1", "Q-LOGIN-2" or "Q-LOGIN-3"? (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ko toast-ko:Q-LOGIN-1=device < /dev/null
  pushspec diff: Q-LOGIN-1 is not open in toast-ko (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ja toast-ko --behaviour logn < /dev/null
  pushspec diff: unknown behaviour "logn"; did you mean "login"? (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ja toast-ko --alphabet user < /dev/null
  pushspec diff: unknown alphabet "user"; did you mean "users"? (see "pushspec diff --help")
  [2]
  $ pushspec diff toast-ja toast-ko --cases . < /dev/null
  pushspec diff: --cases needs a transcript (see "pushspec diff --help")
  [2]
