What the cases notice of mutants: machines with one rule broken.

  $ mutants() { pushspec-proof mutants "$@" --edition tcpush-ko --machine Delegate < /dev/null; }

The mutants of a machine are accounted for, rule by rule.

  $ mutants --case 'MSG-00*' --rules > out
  [1]
  $ grep 'rule in tcpush-ko' out
  rule in tcpush-ko              per        accounted for  killed by
  $ grep '^Delegate/unset/register ' out
  Delegate/unset/register        REG-1      1 of 2         MSG-003
  $ tail -n 1 out
  [1-9][0-9]* mutants are left (re)

Without cases nothing is noticed.

  $ echo '{"table": "none", "title": "No case", "rows": []}' > none.json
  $ mutants none.json --format json > out
  [1]
  $ python3 -c 'import json; print(json.load(open("out"))["left"] > 10)'
  True

A machine that is not known.

  $ pushspec-proof mutants --machine Logn < /dev/null
  pushspec-proof mutants: unknown machine "Logn"; did you mean "Login"? (see "pushspec-proof mutants --help")
  [2]
