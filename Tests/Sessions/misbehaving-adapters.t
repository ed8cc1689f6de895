Each kind of bad manners in `misbehaving/kinds.json` gets the verdict, the blame and the exit code given there.

  $ cat > kinds.py <<'END'
  > import json, os
  > for kind in json.load(open(os.environ["PORTS"] + "/misbehaving/kinds.json")):
  >     print(kind["kind"], kind.get("case", "REG-002"), kind.get("timeoutFactor", 1), sep="\t")
  > END
  $ python3 kinds.py > kinds
  $ test "$(wc -l < kinds)" -gt 35

Each is played by itself. Two are played at a time, since many make the suite wait.

  $ export MISBEHAVING="python3 -E -S '$PORTS/misbehaving/misbehaving_adapter.py'"
  $ cat > play <<'END'
  > IFS=$'\t' read -r kind case factor <<< "$1"
  > pushspec check --adapter "$MISBEHAVING $kind" --case "$case" --timeout-factor "$factor" --json "$kind.json" \
  >   < /dev/null > "$kind.report" 2> "$kind.messages"
  > echo $? > "$kind.code"
  > END
  $ tr '\n' '\0' < kinds | xargs -0 -n 1 -P 2 bash play

The report for programs has verdict and blame, and is short. The reason stands in it and in the report for people; what an
adapter has written to standard error before its end stands in the latter alone. Neither has special characters, and no text
of an adapter looks like a line of ours: no verdict is there, and of the counts one line, the last.

  $ cat > look.py <<'END'
  > import json, os, re, unicodedata
  > def is_plain(text):
  >     hidden = ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")
  >     return all(one == "\n" or unicodedata.category(one) not in hidden for one in text)
  > def read(end):
  >     return open(name + end, encoding="utf-8", newline="").read()
  > def expect(holds, what):
  >     if not holds:
  >         print(f"{name}: {what}")
  > for kind in json.load(open(os.environ["PORTS"] + "/misbehaving/kinds.json")):
  >     name, says = kind["kind"], kind["says"]
  >     report, messages, result = read(".report"), read(".messages"), read(".json")
  >     case = json.loads(result)["editions"][0]["cases"][0]
  >     expect(int(read(".code")) == kind["exit"], "exit code " + read(".code"))
  >     expect(case["verdict"] == kind["verdict"], case["verdict"])
  >     expect(case.get("blame") == kind["blame"], f"blame {case.get('blame')}")
  >     expect(len(result.encode()) < 100_000, "a long result")
  >     expect(is_plain(report + messages + result), "special characters")
  >     expect(says in report + messages, f"the report does not say: {says}")
  >     expect(kind["verdict"] == "crash" or says in result.replace('\\"', '"') + messages, f"the result does not say: {says}")
  >     counts = [line for line in report.split("\n") if re.fullmatch("[0-9]+ passed, .*", line)]
  >     expect(len(counts) == 1 and report.endswith("\n" + counts[0] + "\n"), f"counts {counts}")
  >     expect("\nConforms" not in "\n" + report, "a verdict")
  > END
  $ python3 look.py

An adapter that says after a restart that it is another port is refused.

  $ pushspec check --adapter "$MISBEHAVING changes-name died" --case 'REG-00*' < /dev/null > report
  [3]
  $ grep -c 'the adapter says otherwise of itself than before it was started again' report
  1

A hanging adapter is given up: the whole run is soon over, wherever the adapter hangs. The limits are a tenth of the usual,
and so is the time that a run may be kept waiting.

  $ for kind in 'stays-deaf --at reset' 'stays-deaf --at step' 'half-line-hangs --at step'; do
  >   pushspec check --adapter "$MISBEHAVING $kind" --timeout-factor 0.1 < /dev/null > report
  >   echo $?
  >   grep -c 'kept the run waiting for more than 1.2 seconds in all' report
  > done
  3
  1
  3
  1
  3
  1
