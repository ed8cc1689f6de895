A report in JUnit's XML, for services that show tests.

  $ cat > told.py <<'END'
  > import sys, xml.etree.ElementTree as tree
  > root = tree.parse(sys.argv[1]).getroot()
  > def all(name): return [it.attrib for it in root.iter(name)]
  > END

It has a suite for each table and a case for each case, with the numbers of the result.

  $ pushspec check --case 'LOGIN-03*' --reference-fault ignoresUserChange --edition toast-ja --edition nhncloud-ko --junit a.xml --json a.json > text
  [1]
  $ cat told.py - > numbers.py <<'END'
  > import json
  > suites = all("testsuite")
  > assert len({it["name"] for it in suites}) == len(suites)
  > for edition in json.load(open("a.json"))["editions"]:
  >   name, totals = edition["edition"], edition["totals"]
  >   own = [it for it in suites if it["name"].startswith(name + " login/")]
  >   sums = [sum(int(it[of]) for it in own) for of in ["tests", "errors", "failures", "skipped"]]
  >   print(name, sums == [len(edition["cases"]), 0, totals["failed"], totals["argued"]], sums[0] > sums[2] > 0)
  > assert root.tag == "testsuites" and root.get("failures") == str(len(all("failure")))
  > END
  $ python3 numbers.py a.xml
  toast-ja True True
  nhncloud-ko True True

Each case has its file and line, each failure its type and what was seen and allowed.

  $ cat told.py - > names.py <<'END'
  > import re
  > for it in all("testcase"):
  >   assert ".login/" in it["classname"] and re.fullmatch("LOGIN-[0-9]+", it["name"])
  >   assert it["file"].startswith("conformance-cases/tables/login/") and int(it["line"]) > 0
  > for it in all("failure"): assert it["type"] == "fail" and re.search(": seen .*, allowed .", it["message"])
  > print(bool(all("testcase")), bool(all("failure")))
  > print(any(it["name"] == "notSelected" for it in all("property")))
  > END
  $ python3 names.py a.xml
  True True
  True
  $ grep -o '^  again  .*LOGIN-030 --edition toast-ja' a.xml
    again     pushspec check --case LOGIN-030 --edition toast-ja

Cases that were not played are skipped.

  $ pushspec check --case 'LOGIN-03*' --fail-fast --reference-fault ignoresUserChange --junit a.xml > text
  pushspec check: not played: toast-en, nhncloud-ko
  [1]
  $ cat told.py - > left.py <<'END'
  > print(len(all("failure")), any(it["type"] == "not-run" for it in all("skipped")))
  > END
  $ python3 left.py a.xml
  1 True

An adapter that is not there is an error, not a failure of a port.

  $ pushspec check --adapter /nowhere/adapter --case REG-002 --junit a.xml > text < /dev/null
  [3]
  $ cat told.py - > errors.py <<'END'
  > print([it["type"] for it in all("error")], all("failure"))
  > END
  $ python3 errors.py a.xml
  ['stopped'] []

A walk that fails is a failure of its own.

  $ pushspec check --case 'AGR-00*' --walk 400 --behaviour login --edition nhncloud-ko --reference-fault ignoresUserChange --junit a.xml > text
  [1]
  $ cat told.py - > walk.py <<'END'
  > print(*(it["message"] for it in all("failure") if it["message"].startswith("Walk over")), sep="\n")
  > END
  $ python3 walk.py a.xml
  Walk over login, seed 1: [0-9]+ steps, a failure (re)

With a table that cannot be read there is no report.

  $ mkdir own
  $ echo '{"table": "t", "title": "T", "rows": [{"cases": {"REG-900": "all"}}]}' > own/t.json
  $ pushspec check --cases own --junit own.xml
  own/t.json:1:1: the member "steps" is missing in a scenario or a row
  pushspec check: no case was selected
  [2]
  $ test ! -e own.xml
