Case tables that cannot be used.

  $ mkdir good bad
  $ cat > good/good.json <<'END'
  > {
  >   "table": "good",
  >   "title": "A table",
  >   "rows": [
  >     {"cases": {"REG-900": "toast-ja"}, "title": "A registration succeeds", "requirements": ["REG-2"],
  >      "steps": [
  >        {"do": "register", "as": "r1", "see": "r1: ok"}
  >      ]}
  >   ]
  > }
  > END

One of them does not keep the others from running.

  $ cp good/good.json bad
  $ sed 's/"see"/"sse"/' good/good.json > bad/bad.json
  $ pushspec check --cases bad < /dev/null > report
  [2]
  $ grep -A 2 '^Bad files' report
  Bad files
    bad/bad.json:7:39: unknown member of the step "register" "sse", expected one of do, as, type, agreement, handler, see; did you mean "see"?
  
  $ tail -n 1 report
  1 passed, 0 failed

A case may be in the bad file, so no other id is suggested.

  $ pushspec check --cases bad --case REG-901 < /dev/null
  bad/bad.json:7:39: unknown member of the step "register" "sse", expected one of do, as, type, agreement, handler, see; did you mean "see"?
  pushspec check: no case was selected
  [2]

A folder that is missing.

  $ for command in check 'list cases' 'show REG-1' 'explain REG-1'; do
  >   pushspec $command --cases /nowhere < /dev/null
  >   echo $?
  > done
  pushspec check: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec check --help")
  2
  pushspec list: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec list --help")
  2
  pushspec show: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec show --help")
  2
  pushspec explain: /nowhere:1:1: found no table, expected a folder with .json files, or such a file (see "pushspec explain --help")
  2

The files in a folder that cannot be read were never looked at, so nothing is well. Nothing is locked to the superuser, who has
to become somebody else, and to let that one into the folder of this session.

  $ mkdir locked
  $ cp good/good.json locked
  $ mkdir -m 0 locked/inside
  $ chmod a+x . ..
  $ as=$(test "$(id -u)" != 0 || echo setpriv --reuid 65534 --clear-groups)
  $ $as pushspec-proof lint locked < /dev/null
  1 table, 1 case, 1 finding
  locked/inside:1:1: the folder cannot be read, expected a folder that can be read
  [2]
  $ $as pushspec check --cases locked < /dev/null > report
  [2]
  $ grep 'cannot be read' report
    locked/inside:1:1: the folder cannot be read, expected a folder that can be read
  $ chmod 700 locked/inside

A table that is not in canonical form, which `lint --fix` gives it.

  $ mkdir crooked
  $ sed 's/  / /g' good/good.json > crooked/good.json
  $ pushspec-proof lint crooked < /dev/null
  crooked/good.json: is not in canonical form; --fix rewrites it
  1 table, 1 case, 1 finding
  [2]
  $ pushspec-proof lint --fix crooked < /dev/null
  1 table, 1 case, 0 findings, 1 rewritten
  $ cmp good/good.json crooked/good.json
  $ pushspec-proof lint crooked < /dev/null
  1 table, 1 case, 0 findings

A table that does not hold together.

  $ mkdir odd
  $ sed 's/"steps"/"pair": "REG-901",\n     "steps"/' good/good.json > odd/good.json
  $ pushspec-proof lint odd < /dev/null
  odd/good.json:5:16: REG-900: pair names REG-901, which does not exist, expected the id of a case; did you mean "REG-900"?
  odd/good.json: is not in canonical form; --fix rewrites it
  1 table, 1 case, 2 findings
  [2]
