`adapter new` writes an adapter. As it is, it has good manners, and the small port in it can be judged: it does much wrong, and
nothing is the adapter's fault. That in Swift has to be built first.

  $ pushspec adapter new python 'my adapter' < /dev/null
  written  my adapter/adapter.py
           my adapter/port.py
  fill in  my adapter/port.py
  check    pushspec adapter check 'python3 '\''my adapter'\''/adapter.py'
  $ pushspec adapter check 'python3 '\''my adapter'\''/adapter.py' < /dev/null | tail -n 2
  Ready to be judged.
  23 good, 0 to mend
  $ pushspec check --adapter "python3 'my adapter/adapter.py'" --case 'QUERY-00*' --walk 0 < /dev/null > report
  [1]
  $ tail -n 1 report
  0 passed, [1-9][0-9]* failed (re)
  $ pushspec adapter new javascript 'other adapter' < /dev/null
  written  other adapter/adapter.mjs
           other adapter/port.mjs
  fill in  other adapter/port.mjs
  check    pushspec adapter check 'node '\''other adapter'\''/adapter.mjs'
  $ pushspec adapter check 'node '\''other adapter'\''/adapter.mjs' < /dev/null | tail -n 2
  Ready to be judged.
  23 good, 0 to mend
  $ pushspec check --adapter "node 'other adapter/adapter.mjs'" --case 'QUERY-00*' --walk 0 < /dev/null > report
  [1]
  $ tail -n 1 report
  0 passed, [1-9][0-9]* failed (re)
  $ pushspec adapter new swift swift-adapter < /dev/null
  written  swift-adapter/Package.swift
           swift-adapter/Sources/adapter/main.swift
           swift-adapter/Sources/adapter/Port.swift
  fill in  swift-adapter/Sources/adapter/Port.swift
  build    swift build --package-path swift-adapter
  check    pushspec adapter check swift-adapter/.build/debug/adapter

Little is to be filled in: no file to fill in has more than 60 lines, and all lines are short.

  $ for file in 'my adapter/port.py' 'other adapter/port.mjs' swift-adapter/Sources/adapter/Port.swift; do
  >   test "$(wc -l < "$file")" -le 60 || wc -l "$file"
  > done
  $ find 'my adapter' 'other adapter' swift-adapter -type f ! -name '*.pyc' | LC_ALL=C sort | tee files
  my adapter/adapter.py
  my adapter/port.py
  other adapter/adapter.mjs
  other adapter/port.mjs
  swift-adapter/Package.swift
  swift-adapter/Sources/adapter/Port.swift
  swift-adapter/Sources/adapter/main.swift
  $ ! tr '\n' '\0' < files | xargs -0 grep -nE '.{121}| $'

Nothing is written over.

  $ tar -c 'my adapter' 'other adapter' swift-adapter > before
  $ pushspec adapter new python 'my adapter' < /dev/null
  pushspec adapter: */my adapter/adapter.py is there already, and is not overwritten (see "pushspec adapter --help") (glob)
  [2]
  $ pushspec adapter new javascript 'other adapter' < /dev/null
  pushspec adapter: */other adapter/adapter.mjs is there already, and is not overwritten (see "pushspec adapter --help") (glob)
  [2]
  $ pushspec adapter new swift swift-adapter < /dev/null
  pushspec adapter: */swift-adapter/Package.swift is there already, and is not overwritten (see "pushspec adapter --help") (glob)
  [2]
  $ tar -c 'my adapter' 'other adapter' swift-adapter | cmp before -

One file in the way is enough for a refusal, and nothing is written beside it.

  $ mkdir one two
  $ printf mine | tee one/adapter.py > two/adapter.mjs
  $ pushspec adapter new python one < /dev/null
  pushspec adapter: */one/adapter.py is there already, and is not overwritten (see "pushspec adapter --help") (glob)
  [2]
  $ pushspec adapter new javascript two < /dev/null
  pushspec adapter: */two/adapter.mjs is there already, and is not overwritten (see "pushspec adapter --help") (glob)
  [2]
  $ ls one two
  one:
  adapter.py
  
  two:
  adapter.mjs
  $ cat one/adapter.py two/adapter.mjs
  minemine (no-eol)

A folder that cannot be.

  $ touch file
  $ pushspec adapter new python file/inside < /dev/null
  pushspec adapter: */file/inside/adapter.py cannot be written: Not a directory (see "pushspec adapter --help") (glob)
  [2]
