The result for programs.

A failure is there as data: the requirements and their lines, what the server holds, what was allowed, and each step.

  $ pushspec check --case LOGIN-030 --edition nhncloud-ko --reference-fault ignoresUserChange --format json > result
  [1]
  $ python3 - <<'END'
  > import json
  > it = json.load(open("result"))["editions"][0]["cases"][0]
  > failure, steps = it["failure"], it["steps"]
  > print("LOGIN-3" in it["requirements"], failure["step"])
  > print({name: failure["rules"][0][name] for name in ["requirement", "level", "lines"]})
  > print(failure["server"]["apns"]["user"])
  > print(*(seen for one in failure["allowed"] for seen in one["seen"]), sep="\n")
  > print(steps[0]["step"], all(step["request"]["do"] and "reply" in step for step in steps))
  > END
  True 1
  {'requirement': 'LOGIN-3', 'level': 'must', 'lines': '87'}
  user-a
  the server holds apns: the current token, user user-b, agreement yes/no/no, key app-1, language ko; permission authorized
  0 True

A case that passed needs none of it.

  $ pushspec check --case REG-002 --format json > result
  $ python3 - <<'END'
  > import json
  > it = json.load(open("result"))["editions"][0]["cases"][0]
  > print(it["verdict"], "failure" in it, "steps" in it)
  > END
  pass False False

The time of a case is the same in JUnit's XML, where that of a suite is the sum.

  $ pushspec check --case REG-002 --case REG-004 --edition toast-ja --json a.json --junit a.xml > text
  $ python3 - <<'END'
  > import json, re
  > times = [it["microseconds"] for it in json.load(open("a.json"))["editions"][0]["cases"]]
  > written = [round(float(it) * 1e6) for it in re.findall('time="([0-9.]+)"', open("a.xml").read())]
  > print(len(times), sorted(written) == sorted(times + 2 * [sum(times)]), min(times) > 0)
  > END
  2 True True
