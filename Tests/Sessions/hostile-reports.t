Text from a port stays text in every report, wherever it appears.

  $ pushspec check --case 'LOGIN-03*' --edition toast-ja --reference-fault ignoresUserChange --walk 200 --transcript run.jsonl > result
  [1]
  $ cat > spoil.py <<'END'
  > import json
  > hostile = "\"'><script>alert(1)</script>\n::error::x `*_[x](javascript:y) |\x1b[31m&lt;\u202e"
  > names = """title message root stderr seen adapter implementation user token headline text hint as undecided again
  >   fault sentence expected appKey input""".split()
  > def spoilt(node, named=False):
  >   if isinstance(node, dict): return {name: spoilt(it, name in names) for name, it in node.items()}
  >   if isinstance(node, list): return [spoilt(it, named) for it in node]
  >   return node + hostile if named and isinstance(node, str) else node
  > for line in open("run.jsonl"): print(json.dumps(spoilt(json.loads(line))))
  > print(json.dumps({"event": "end", "shutdown": hostile, "stale": [hostile]}))
  > END
  $ python3 spoil.py > spoilt.jsonl
  $ pushspec report --from spoilt.jsonl --junit a.junit --markdown a.md --html a.html > text
  $ ! grep -l '<script' a.junit a.md a.html
  $ ! grep "'><" a.html
  $ grep -c '&#60;script&#62;alert(1)' a.html
  [1-9][0-9]* (re)
