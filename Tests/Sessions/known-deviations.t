What is known to be wrong with a port, in a file that its team keeps.

A port that ignores changes of the user fails, and what has failed is kept with a reason, and with how it fails.

  $ check() { pushspec check --edition toast-ja --case LOGIN-030 --case AGR-204 "$@" > out < /dev/null; }
  $ broken() { check --reference-fault ignoresUserChange "$@"; }
  $ broken --transcript run.jsonl
  [1]
  $ pushspec keep deviations known.json --from run.jsonl --reason 'mended soon' < /dev/null
  1 known deviation, 1 added, 0 removed
  $ cat known.json
  {
    "deviations": [
      {
        "case": "LOGIN-030",
        "edition": "toast-ja",
        "reason": "mended soon",
        "fails": {"step": 1, "root": "LOGIN-3", "basis": "must 76", "seen": {"server.apns.user": "$userA"}}
      }
    ]
  }
  $ cp known.json kept.json

What is known is no failure.

  $ broken --deviations known.json
  $ grep LOGIN-030 out
    LOGIN-030  mended soon
  $ tail -n 1 out
  1 passed, 0 failed, 1 known to deviate

What fails no more ends with 5, and with the command that takes the entry away.

  $ check --deviations known.json
  [5]
  $ grep 'pushspec keep' out
              pushspec keep deviations known.json --remove LOGIN-030 --edition toast-ja
  $ pushspec keep deviations known.json --remove LOGIN-030 --edition toast-ja < /dev/null
  0 known deviations, 1 removed
  $ cat known.json
  {
    "deviations": []
  }
  $ check --deviations known.json
  $ broken --deviations known.json
  [1]

What fails otherwise than it did fails: at another step, against another requirement, with something else to be seen, or
by a crash.

  $ change() { sed "s/$1/$2/" kept.json > known.json; ! cmp -s kept.json known.json; }
  $ otherwise() { change "$@" && broken --deviations known.json; echo "[$?]"; grep -E '^CHANGED|^  (pinned|now) ' out; }
  $ otherwise '"step": 1' '"step": 2'
  [1]
  CHANGED-DEVIATION  LOGIN-030 in toast-ja: Changing the user id after a registration updates the token information
    pinned    fail in step 2 for LOGIN-3, server.apns.user $userA
    now       fail in step 1 for LOGIN-3, server.apns.user $userA
  $ otherwise LOGIN-3 REG-1
  pushspec check: known.json:3:5: LOGIN-030: REG-1 was stated as must 76, and is as must 213
  [1]
  CHANGED-DEVIATION  LOGIN-030 in toast-ja: Changing the user id after a registration updates the token information
    pinned    fail in step 1 for REG-1, server.apns.user $userA
    now       fail in step 1 for LOGIN-3, server.apns.user $userA
  $ otherwise '$userA' '$userB'
  [1]
  CHANGED-DEVIATION  LOGIN-030 in toast-ja: Changing the user id after a registration updates the token information
    pinned    fail in step 1 for LOGIN-3, server.apns.user $userB
    now       fail in step 1 for LOGIN-3, server.apns.user $userA
  $ otherwise '"fails": {' '"fails": {"verdict": "crash", '
  [1]
  CHANGED-DEVIATION  LOGIN-030 in toast-ja: Changing the user id after a registration updates the token information
    pinned    crash in step 1 for LOGIN-3, server.apns.user $userA
    now       fail in step 1 for LOGIN-3, server.apns.user $userA

So does a case that is not in the file.

  $ check --deviations kept.json --reference-fault ignoresAgreement --case AGR-006
  [1]

A reason is not invented.

  $ rm known.json
  $ pushspec keep deviations known.json --from run.jsonl < /dev/null
  1 known deviation, 1 added, 0 removed
  known.json:3:5: LOGIN-030 needs a reason
  $ broken --deviations known.json
  pushspec check: known.json:6:17: the reason of LOGIN-030 is empty, expected why it is borne (see "pushspec check --help")
  [2]

When an entry is pinned anew, the words that people have written stay.

  $ sed 's/"reason": ""/"reason": "a reason of ours", "issue": "#12"/; s/"step": 1/"step": 2/' known.json > ours.json
  $ grep -E '"(reason|step|issue)"' ours.json
        "reason": "a reason of ours", "issue": "#12",
        "fails": {"step": 2, "root": "LOGIN-3", "basis": "must 76", "seen": {"server.apns.user": "$userA"}}
  $ pushspec keep deviations ours.json --from run.jsonl --reason another < /dev/null
  1 known deviation, 0 added, 0 removed
  $ grep -E '"(reason|step|issue)"' ours.json
        "reason": "a reason of ours",
        "issue": "#12",
        "fails": {"step": 1, "root": "LOGIN-3", "basis": "must 76", "seen": {"server.apns.user": "$userA"}}
  $ broken --deviations ours.json

A run that has passed takes entries away. Entries of cases that were not played stay.

  $ cp kept.json known.json
  $ pushspec check --case AGR-204 --edition toast-ja --transcript other.jsonl > out < /dev/null
  $ pushspec keep deviations known.json --from other.jsonl < /dev/null
  1 known deviation, 0 added, 0 removed
  $ check --deviations known.json --transcript sound.jsonl
  [5]
  $ pushspec keep deviations known.json --from sound.jsonl < /dev/null
  0 known deviations, 0 added, 1 removed

Reports have the entry with its reason.

  $ broken --deviations kept.json --junit junit.xml --json result.json
  $ grep -o '<skipped type="known-deviation" message="known deviation: mended soon' junit.xml
  <skipped type="known-deviation" message="known deviation: mended soon
  $ python3 -c 'import json
  > result = json.load(open("result.json"))
  > print(result["totals"]["knownDeviations"])
  > for case in result["editions"][0]["cases"]:
  >     if "deviation" in case: print(case["verdict"], case["deviation"]["reason"], sep=": ")'
  1
  known-deviation: mended soon
  $ check --deviations kept.json --junit junit.xml
  [5]
  $ grep -o '<failure type="[^"]*"' junit.xml
  <failure type="unexpected-pass"

A file that is no transcript is refused.

  $ pushspec keep deviations kept.json --from kept.json < /dev/null
  pushspec keep: kept.json:1:2: found the end of the text, expected a member's name or '}' (see "pushspec keep --help")
  [2]
