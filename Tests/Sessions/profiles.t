What a port offers and which readings it follows, in a file that its team keeps.

A run writes the profile, and the next one is held against it.

  $ check() { pushspec check --edition nhncloud-ko --question Q-REG-1 "$@" > out < /dev/null; }
  $ check --transcript run.jsonl
  $ pushspec keep profile profile.json --from run.jsonl < /dev/null
  1 profile, * shown (glob)
  $ check --profile profile.json

A reading that changes is a failure.

  $ check --profile profile.json --reference-reading Q-REG-1=together
  [1]
  $ grep '^  CHANGED  Q-REG-1 (register, query, unregister; apns): ' out
    CHANGED  Q-REG-1 (register, query, unregister; apns): refused by *, and now together by * (glob)

Another edition cannot be held against it.

  $ pushspec check --edition toast-ja --question Q-REG-1 --profile profile.json > out < /dev/null
  [4]
  $ grep '^No verdict' out
  No verdict: profile.json has no profile of toast-ja.

A question without a reading gets one.

  $ python3 -c 'import json
  > profile = json.load(open("profile.json"))
  > profile["profiles"][0]["readings"] = []
  > json.dump(profile, open("profile.json", "w"))'
  $ check --profile profile.json
  $ grep '^  noted    Q-REG-1 (register, query, unregister; apns): ' out
    noted    Q-REG-1 (register, query, unregister; apns): its first reading, refused by * (glob)

Two profiles stand side by side.

  $ check --transcript a.jsonl --reference-reading Q-REG-1=refused
  $ pushspec keep profile a.json --from a.jsonl < /dev/null
  1 profile, * shown (glob)
  $ check --transcript b.jsonl --reference-reading Q-REG-1=together
  $ pushspec keep profile b.json --from b.jsonl < /dev/null
  1 profile, * shown (glob)
  $ pushspec diff a.json b.json > out < /dev/null
  [1]
  $ head -n 5 out
  A  a.json
  B, "now"  b.json
  
  nhncloud-ko
    CHANGED  Q-REG-1 (register, query, unregister; apns): refused by *, and now together by * (glob)
  $ pushspec diff a.json a.json < /dev/null
  A  a.json
  B, "now"  a.json
  
  nhncloud-ko

A run that was cut off makes no profile.

  $ sed '$d' run.jsonl > cut.jsonl
  $ pushspec keep profile cut.json --from cut.jsonl < /dev/null
  pushspec keep: not all runs of cut.jsonl came to their end: nothing is written
  [4]
  $ test -e cut.json
  [1]
