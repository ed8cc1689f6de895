A machine as a table, for all editions or for one, and as a drawing: some of all, and one that is looked at below.

  $ machines=$(pushspec list machines | sed 's/ .*//' | awk 'NR % 4 == 1 || $1 == "Permission"')
  $ test $(echo $machines | wc -w) -gt 5
  $ for machine in $machines; do
  >   pushspec table $machine > $machine.all || echo "exit $?"
  >   pushspec table $machine --edition toast-ko > $machine.one || echo "exit $?"
  >   pushspec table $machine --format markdown > $machine.md || echo "exit $?"
  >   for file in $machine.*; do grep -q $machine $file || echo $file; done
  > done
  $ find . -type f -size -101c

  $ for machine in $machines; do
  >   pushspec table $machine --format mermaid > $machine.mermaid || echo "exit $?"
  >   pushspec table $machine --edition tcpush-ko --format dot > $machine.dot || echo "exit $?"
  >   pushspec table $machine --format json > $machine.json || echo "exit $?"
  > done
  $ awk 'FNR == 1' *.mermaid | sort -u
  stateDiagram-v2
  $ awk 'FNR == 1' *.dot | cmp - <(printf 'digraph "%s" {\n' $(echo $machines | xargs -n 1 | sort))

For programs the tables of all editions are there.

  $ python3 - $machines <<'END'
  > import json, subprocess, sys
  > names = subprocess.run(["pushspec", "list", "editions", "--format", "json"], capture_output=True).stdout
  > editions = [it["id"] for it in json.loads(names)]
  > for name in sys.argv[1:]:
  >   it = json.load(open(name + ".json"))
  >   if it["machine"] != name or [one["edition"] for one in it["tables"]] != editions: print(name)
  > print(len(editions))
  > END
  5

A machine is found whatever the case of the letters.

  $ pushspec table permission | cmp - Permission.all
