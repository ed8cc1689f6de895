A command that is interrupted ends, says so, and marks what it has found until then. Job control gives a job in the background
the signals of one in the foreground.

  $ set -m

Only processor time tells from outside that a command has begun with its work: some tenths of a second of it.

  $ at_work() {
  >   while read -r -a fields 2> /dev/null < "/proc/$1/stat" && [ "${fields[2]}" != Z ]; do
  >     ((fields[13] + fields[14] < 25)) || break
  >   done
  > }
  $ interrupt() {
  >   "${@:2}" < /dev/null > result 2> messages &
  >   at_work $!
  >   kill -s "$1" $!
  >   wait $!
  >   echo "$? $(cut -d ';' -f 1 messages)"
  > }
  $ is_marked() { grep -qi incomplete result || grep -q 'there is no result yet' messages; }
  $ interrupt INT pushspec-proof explore --readings each
  4 pushspec-proof: interrupted
  $ is_marked
  $ interrupt INT pushspec-proof mutants --edition toast-ja --format json
  4 pushspec-proof: interrupted
  $ is_marked
  $ interrupt INT pushspec-proof agreement --limit 100000
  4 pushspec-proof: interrupted
  $ is_marked
  $ interrupt INT pushspec check --generated
  4 pushspec: interrupted
  $ is_marked
  $ interrupt INT pushspec check --walk 100000000
  4 pushspec: interrupted
  $ is_marked

A run that a service ends because it takes too long has a result all the same.

  $ for signal in TERM HUP; do
  >   interrupt $signal pushspec check --case REG-014 --edition tcpush-ko --walk 100000000
  >   grep -E '^Walk|inconclusive' result
  >   tail -n 2 result
  > done
  4 pushspec: interrupted
  Walk over everything, seed 1: *, not to its end (glob)
    inconclusive: interrupted
  No verdict: what was generated could not be played to its end.
  1 passed, 0 failed
  4 pushspec: interrupted
  Walk over everything, seed 1: *, not to its end (glob)
    inconclusive: interrupted
  No verdict: what was generated could not be played to its end.
  1 passed, 0 failed
  $ for signal in TERM HUP; do
  >   interrupt $signal pushspec check --case REG-014 --edition tcpush-ko --walk 100000000 --format json
  >   python3 -c 'import json; result = json.load(open("result"))
  > print(result["exit"], result["editions"][0]["generated"][0]["problems"], result["incomplete"])'
  > done
  4 pushspec: interrupted
  4 ['interrupted'] True
  4 pushspec: interrupted
  4 ['interrupted'] True

A derivation ends where it needs more memory than it may.

  $ pushspec-proof explore --readings each --edition nhncloud-ko --memory 35 < /dev/null > result
  pushspec-proof: more than 35 MiB of memory were needed; this is not the whole result
  [4]
