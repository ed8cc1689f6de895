The composed system is explored, and holds what is promised of it.

  $ explore() { pushspec-proof explore "$@" < /dev/null; }

States are counted. It ends with 0 where everything holds.

  $ explore --edition tcpush-ko > out
  $ head -n 2 out
  tcpush-ko
  alphabet    states  told apart  transitions  dead  questions
  $ grep '^permission' out
  permission +[1-9][0-9]* +[1-9][0-9]* +[1-9][0-9]* +0 +[1-9][0-9]* (re)
  $ tail -n 3 out
  explored 10 times: [1-9][0-9]* states, [1-9][0-9]* transitions (re)
  
  every property holds
  $ grep -cE 'toast|unfollowed' out
  0
  [1]

Other readings are followed alone. One alphabet leads to few branches; only all of them are held against the machines.

  $ explore --edition tcpush-ko --alphabet types --readings each > out
  $ grep 'excused: uninitialised' out
  excused: uninitialised under Q-INIT-2=admitted
  $ grep -cE 'explored 1 times|unfollowed: |vacuous: ' out
  0
  [1]

JSON has the members that help names.

  $ explore --edition toast-ko --alphabet messages --format json > out
  $ pushspec-proof explore --help < /dev/null > help
  $ "$TESTDIR/unnamed-members" help < out
  $ cat > figures.py <<'END'
  > import json
  > edition = json.load(open("out"))["editions"][0]
  > alphabet = edition["alphabets"][0]
  > print(edition["edition"], alphabet["name"], edition["violated"])
  > print(edition["states"] == alphabet["states"])
  > END
  $ python3 figures.py
  toast-ko messages []
  True

Only the editions that have an alphabet are explored.

  $ explore --alphabet 'flag offline' > out
  $ head -n 1 out
  nhncloud-ko
  $ grep -c toast out
  0
  [1]

An alphabet that is not known: the nearest is named, or all.

  $ explore --alphabet overlap
  pushspec-proof explore: unknown alphabet "overlap"; did you mean "overlaps"? (see "pushspec-proof explore --help")
  [2]
  $ explore --alphabet zzz
  pushspec-proof explore: unknown alphabet "zzz"; known are permission, users, agreements, network, overlaps, settings, voip, messages, types, keys, removals, flag offline (see "pushspec-proof explore --help")
  [2]
  $ explore --edition toast-ja --alphabet 'flag offline'
  pushspec-proof explore: unknown alphabet "flag offline"; known are permission, users, agreements, network, overlaps, settings, voip, messages, types, keys, removals (see "pushspec-proof explore --help")
  [2]
  $ explore --readings all
  pushspec-proof explore: unknown value of --readings "all"; known are first, each (see "pushspec-proof explore --help")
  [2]
  $ explore extra
  pushspec-proof explore: unexpected argument "extra" (see "pushspec-proof explore --help")
  [2]
