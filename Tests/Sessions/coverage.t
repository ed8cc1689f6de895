How much of the machines the cases cover.

  $ tables=$(pushspec --version < /dev/null | sed -n 's/^suite .* in \(.*\), adapter.*/\1/p')
  $ coverage() { pushspec-proof coverage "$tables/registration/outcome.json" --edition toast-ja "$@" < /dev/null; }

It ends with 1 where the cases leave something out, and says what. Nothing is said of other editions.

  $ coverage > out
  [1]
  $ grep -m 1 -o ' cells visited, ' out
   cells visited, 
  $ for kind in cell rule reading; do grep -m 1 "missing $kind: " out; done
  missing cell: * in toast-ja (glob)
  missing rule: * in toast-ja (glob)
  missing reading: Q-* in toast-ja (glob)
  $ grep -m 1 'not told apart: ' out
  not told apart: Q-* from * in toast-ja (glob)
  $ grep -c toast-en out
  0
  [1]

Pairs are many, and are listed when asked for.

  $ grep -c 'missing pair: ' out
  0
  [1]
  $ coverage --missing > out
  [1]
  $ grep -m 1 'missing pair: ' out
  missing pair: * in toast-ja (glob)

JSON has the members that help names, and each cell once.

  $ coverage --format json > out
  [1]
  $ pushspec-proof coverage --help < /dev/null > help
  $ cat > members.py <<'END'
  > import json
  > said, help = json.load(open("out")), open("help").read()
  > machine = said["machines"][0]
  > cells = machine["cells"]
  > members = [*said, *machine, *said["readings"][0], *cells]
  > print("not in help:", [member for member in members if member not in help])
  > print(cells["possible"] == cells["visited"] + len(cells["excepted"]) + len(cells["missing"]))
  > END
  $ python3 members.py
  not in help: []
  True
