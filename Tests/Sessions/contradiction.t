A port that follows two readings of one question.

Two cases read the same question from the same call. The second takes each outcome for the other reading.

  $ mkdir own wrong
  $ cat > own/table.json <<'END'
  > {
  >   "table": "contradicting",
  >   "title": "A table",
  >   "requirements": ["AGR-1"],
  >   "rows": [
  >     {"cases": {"AGR-901": "toast-ja"}, "title": "As it is",
  >      "steps": [{"do": "register", "as": "r1", "agreement": [],
  >                 "see": {"Q-AGR-9": {"registers": "r1: ok", "refused": "r1: parameterInvalid"}}}]},
  >     {"cases": {"AGR-902": "toast-ja"}, "title": "The other way round",
  >      "steps": [{"do": "register", "as": "r1", "agreement": [],
  >                 "see": {"Q-AGR-9": {"registers": "r1: parameterInvalid", "refused": "r1: ok"}}}]}
  >   ]
  > }
  > END
  $ pushspec check --cases own --edition toast-ja < /dev/null > out
  [6]
  $ sed -n '/^CONTRADICTION/,/^  again/p' out
  CONTRADICTION  AGR-901 in toast-ja: the port follows two readings of Q-AGR-9
    open      Is a token registered with an agreement that declines notifications?
    stands    toast-ja, lines 219, 806-807
    here      AGR-901 follows registers (Yes; the sender filters.)
              1  register apns, agreement {notifications no, advertisements no, nightAdvertisements no} as r1; answer 1: permission authorized; answer 2: token $token1; answer 3: accepted
                 seen: r1 completed, token $token1, user $userA, agreement {notifications no, advertisements no, nightAdvertisements no}
              then the server holds apns: a record with token $token1, user $userA, agreement {notifications no, advertisements no, nightAdvertisements no}, appKey $app, sandbox false, language ko, voip: no record; permission authorized; calls that have not completed: none
    there     AGR-902 follows refused (No; the call fails with the code for an invalid parameter.)
              1  register apns, agreement {notifications no, advertisements no, nightAdvertisements no} as r1; answer 1: permission authorized; answer 2: token $token1; answer 3: accepted
                 seen: r1 completed, token $token1, user $userA, agreement {notifications no, advertisements no, nightAdvertisements no}
              then the server holds apns: a record with token $token1, user $userA, agreement {notifications no, advertisements no, nightAdvertisements no}, appKey $app, sandbox false, language ko, voip: no record; permission authorized; calls that have not completed: none
    again     pushspec check --case AGR-901 --case AGR-902 --edition toast-ja --cases own

Alone, a case shows nothing.

  $ pushspec check --cases own --case AGR-902 --edition toast-ja < /dev/null > alone

So the command that plays it again names the other one too.

  $ $(sed -n '/^  again/ s/.*pushspec/pushspec/p' out) < /dev/null > again
  [6]
  $ cmp out again

The command that plays a failure again names the cases and the port.

  $ sed 's/parameterInvalid/userInvalid/' own/table.json > wrong/table.json
  $ pushspec check --cases wrong --edition toast-ja --reference-reading Q-AGR-9=refused \
  >   --reference-fault ignoresFlag < /dev/null > out
  [1]
  $ grep -m 1 '^  again' out
    again     pushspec check --case AGR-901 --edition toast-ja --cases wrong --reference-reading Q-AGR-9=refused --reference-fault ignoresFlag
