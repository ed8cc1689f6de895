The file of what is known to be wrong with a port: `check --deviations`.

  $ check() { pushspec check --edition toast-ja --case LOGIN-030 --case AGR-204 "$@" > out < /dev/null; }
  $ broken() { check --reference-fault ignoresUserChange "$@"; }
  $ cat > kept.json <<'END'
  > {
  >   "deviations": [
  >     {
  >       "case": "LOGIN-030",
  >       "edition": "toast-ja",
  >       "reason": "mended soon",
  >       "fails": {"step": 1, "root": "LOGIN-3", "basis": "must 76", "seen": {"server.apns.user": "$userA"}}
  >     }
  >   ]
  > }
  > END
  $ broken --deviations kept.json

An entry of one line by hand is enough. The case may then fail in any way, and the report says so.

  $ echo '{"deviations": [{"case": "LOGIN-030", "reason": "mended soon", "owner": "Mira"}]}' > known.json
  $ broken --deviations known.json
  $ grep LOGIN-030 out
    LOGIN-030  mended soon (owner Mira); how it fails is not pinned

Who does not look again until the day that was agreed is told.

  $ change() { sed "s/$1/$2/" kept.json > known.json; ! cmp -s kept.json known.json; }
  $ change '"reason"' '"owner": "Mira", "reviewBy": "9999-12-31", "reason"'
  $ broken --deviations known.json
  $ change '"reason"' '"owner": "Mira", "reviewBy": "2020-01-30", "reason"'
  $ broken --deviations known.json
  [1]
  $ grep -A 1 '^  known' out
    known     mended soon (owner Mira, review by 2020-01-30)
    overdue   it was to be looked at again until 2020-01-30
  $ change '"reason"' '"reviewBy": "3 Feb", "reason"'
  $ broken --deviations known.json
  pushspec check: known.json:6:19: found "3 Feb", expected a day such as 2027-01-31 (see "pushspec check --help")
  [2]

So is who keeps an entry that rests on something else now.

  $ change '"basis": "' '"basis": "should '
  $ broken --deviations known.json
  pushspec check: known.json:3:5: LOGIN-030: LOGIN-3 was stated as should must 76, and is as must 76
  $ broken --deviations known.json --strict
  pushspec check: known.json:3:5: LOGIN-030: LOGIN-3 was stated as should must 76, and is as must 76
  [5]

A bad file is refused, with the place and what is wrong.

  $ refused() { printf %s "$1" > bad.json; check --deviations bad.json; }
  $ refused '{"deviations": [{"case": "LOGIN-03O", "reason": "so"}]}'
  pushspec check: bad.json:1:17: unknown case "LOGIN-03O", expected the name of a known case; did you mean "LOGIN-030"? (see "pushspec check --help")
  [2]
  $ refused '{"deviations": [{"case": "LOGIN-030", "reason": "so"}, {"case": "LOGIN-030", "reason": "so"}]}'
  pushspec check: bad.json:1:56: LOGIN-030 is named again, expected one entry, as on line 1 (see "pushspec check --help")
  [2]
  $ refused '{"deviations": [{"case": "LOGIN-030"}]}'
  pushspec check: bad.json:1:17: the member "reason" is missing (see "pushspec check --help")
  [2]
  $ refused '{"deviations": [{"reason": "so"}]}'
  pushspec check: bad.json:1:17: an entry names one thing that fails, expected "case" or "walk" (see "pushspec check --help")
  [2]
  $ refused '{"deviations": [{"walk": ["registr"], "reason": "so"}]}'
  pushspec check: bad.json:1:17: unknown step "registr", expected the name of a known step; did you mean "register"? (see "pushspec check --help")
  [2]
  $ refused '{"deviations": [{"case": "LOGIN-030", "reson": "so"}]}'
  pushspec check: bad.json:1:39: unknown member of a known deviation "reson", expected one of case, walk, given, edition, reason, issue, owner, since, reviewBy, fails; did you mean "reason"? (see "pushspec check --help")
  [2]
  $ refused '{"deviations": [{"case": "UPD-001", "edition": "tcpush-ko", "reason": "so"}]}'
  pushspec check: bad.json:1:17: UPD-001 is no case of tcpush-ko, expected one of toast-ko (see "pushspec check --help")
  [2]
  $ refused '{'
  pushspec check: bad.json:1:2: found the end of the text, expected a member's name or '}' (see "pushspec check --help")
  [2]
