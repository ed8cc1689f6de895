Which cases are played, listed and counted: the options on cases.

  $ played() { pushspec check --edition toast-ja --format json "$@" > result && python3 -c 'import json
  > print(*sorted(it["case"] for it in json.load(open("result"))["editions"][0]["cases"]), sep="\n")'; }
  $ pushspec list cases --edition toast-ja | sed 's/ .*//' > all

A star stands for any characters, a question mark for one; the case of letters does not matter; of several values of
an option any will do; several options must all fit.

  $ played --case 'REG-00?' | cmp - <(grep '^REG-00.$' all)
  $ played --case 'REG-*2' | cmp - <(grep '^REG-.*2$' all)
  $ played --case REG-002 --case 'PERM-00*' | cmp - <(grep -x 'REG-002\|PERM-00.' all)
  $ played --area perm | cmp - <(grep '^PERM-' all)
  $ played --area PERM --area FLAG --case '*-??1' | cmp - <(grep '^PERM-..1$\|^FLAG-..1$' all)

A requirement stands for the cases that prove it, a question for those that touch it.

  $ having() { pushspec list cases --edition toast-ja --format json > listed && python3 -c 'import json, sys
  > print(*(it["id"] for it in json.load(open("listed")) if sys.argv[2] in it[sys.argv[1]]), sep="\n")' "$@"; }
  $ played --requirement PERM-3 | cmp - <(having requirements PERM-3)
  $ played --question Q-REG-1 | cmp - <(having questions Q-REG-1)

The result of a selection says what was not run, and that nothing is known of the whole.

  $ others=$(($(grep -c . all) - 1))
  $ pushspec check --edition toast-ja --case REG-002 > result
  $ head -n 1 result | sed "s/ $others / (the others) /"
  A selection: (the others) other cases of toast-ja were not run.
  $ ! grep Conforms result
  $ tail -n 1 result
  1 passed, 0 failed
  $ pushspec check --edition toast-ja --case REG-002 --reference-fault sendsWrongToken > failed
  [1]
  $ grep -c "^A selection: $others other cases of toast-ja were not run.$" failed
  1
  $ pushspec check --edition toast-ja --case REG-002 --format json > result
  $ python3 -c 'import json, sys; print(json.load(open("result"))["editions"][0]["notSelected"] - int(sys.argv[1]))' $others
  0

So does that of a folder of one's own.

  $ mkdir own
  $ cat > own/t.json <<'END'
  > {"table": "t", "title": "T", "rows": [{"cases": {"REG-900": "toast-ja"}, "title": "A registration",
  >   "requirements": ["REG-2"], "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}]}
  > END
  $ pushspec check --cases own > result
  $ grep 'other cases' result
  A selection: [0-9]+ other cases of toast-ja were not run. (re)
  $ ! grep Conforms result

Commands that look at cases in other ways take the same options.

  $ set -- --area PERM --exclude-case 'PERM-0*'
  $ pushspec list cases | sed 's/ .*//' > everywhere
  $ pushspec list cases "$@" | sed 's/ .*//' > chosen
  $ grep '^PERM-[^0]' everywhere | cmp - chosen
  $ left=$(($(grep -c . everywhere) - $(grep -c . chosen)))
  $ pushspec-proof coverage --edition toast-ja "$@" 2> messages > result
  $ sed "s/ $left / (the others) /" messages
  a selection: (the others) other cases not looked at, and nothing demanded
  $ pushspec-proof agreement --edition toast-ja --case REG-002
  toast-ja
    1 case, * plays, *0 disagreements (glob)
    0 walks, 0 steps, 0 disagreements
  
  * plays, 0 steps, 0 disagreements (glob)
