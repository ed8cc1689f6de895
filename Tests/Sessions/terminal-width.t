No line is wider than the terminal, no letter is lost, and where there is room no word is broken.

  $ mkdir lint
  $ cat > lint/t.json <<'END'
  > {"table": "t", "title": "T", "rows": [{"cases": {"REG-900": "toast-ja"}, "title": "A registration",
  >   "requirements": ["REG-2"], "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}]}
  > END
  $ ln -s "$TESTDIR/../../conformance-cases/tables/registration" cases

What help and lists say. (A folder of cases is read faster than all.)

  $ "$TESTDIR/fits.py" 60 120 <<'END'
  > pushspec --help
  > pushspec help check
  > pushspec diff --help
  > pushspec list areas --cases cases
  > pushspec list cases --cases cases
  > pushspec list requirements --cases cases
  > pushspec list questions
  > pushspec list defects
  > pushspec list lines --edition tcpush-ko
  > pushspec list machines
  > pushspec list errors
  > pushspec list editions
  > pushspec list ports
  > pushspec list faults
  > END
  pushspec --help: ends with 0, fits 60 and 120
  pushspec help check: ends with 0, fits 60 and 120
  pushspec diff --help: ends with 0, fits 60 and 120
  pushspec list areas --cases cases: ends with 0, fits 60 and 120
  pushspec list cases --cases cases: ends with 0, fits 60
  pushspec list requirements --cases cases: ends with 0, fits 60
  pushspec list questions: ends with 0, fits 60
  pushspec list defects: ends with 0, fits 60 and 120
  pushspec list lines --edition tcpush-ko: ends with 0, fits 60 and 120
  pushspec list machines: ends with 0, fits 60 and 120
  pushspec list errors: ends with 0, fits 60 and 120
  pushspec list editions: ends with 0, fits 60 and 120
  pushspec list ports: ends with 0, fits 60 and 120
  pushspec list faults: ends with 0, fits 60 and 120

What is said of one thing.

  $ "$TESTDIR/fits.py" 60 120 <<'END'
  > pushspec table TokenRegistration
  > pushspec table TokenRegistration --edition toast-ja
  > pushspec show TokenRegistration --cases cases
  > pushspec show REG-014 --cases cases
  > pushspec show REG-1 --cases cases
  > pushspec show Q-REG-1 --cases cases
  > pushspec explain Q-REG-1 --all --cases cases
  > pushspec explain TokenRegistration --all --cases cases
  > pushspec explain REG --all --cases cases
  > pushspec find token refused --all
  > pushspec trace register
  > END
  pushspec table TokenRegistration: ends with 0, fits 60 and 120
  pushspec table TokenRegistration --edition toast-ja: ends with 0, fits 60 and 120
  pushspec show TokenRegistration --cases cases: ends with 0, fits 60 and 120
  pushspec show REG-014 --cases cases: ends with 0, fits 60 and 120
  pushspec show REG-1 --cases cases: ends with 0, fits 60
  pushspec show Q-REG-1 --cases cases: ends with 0, fits 60 and 120
  pushspec explain Q-REG-1 --all --cases cases: ends with 0, fits 60 and 120
  pushspec explain TokenRegistration --all --cases cases: ends with 0, fits 60 and 120
  pushspec explain REG --all --cases cases: ends with 0, fits 60 and 120
  pushspec find token refused --all: ends with 0, fits 60
  pushspec trace register: ends with 0, fits 60 and 120

What is wrong with files.

  $ "$TESTDIR/fits.py" 60 120 <<'END'
  > pushspec-proof lint lint
  > pushspec-proof spec --check lint
  > END
  pushspec-proof lint lint: ends with 2, fits 60 and 120
  pushspec-proof spec --check lint: ends with 2, fits 60 and 120

JSON stays whole.

  $ unset COLUMNS
  $ pushspec list cases --cases cases --format json > whole < /dev/null
  $ "$TESTDIR/terminal.py" 60 sh -c 'pushspec list cases --cases cases --format json 2> said' > shown
  $ test -s whole && cmp whole shown

One thing is not called many.

  $ pushspec-proof lint lint < /dev/null
  lint/t.json: is not in canonical form; --fix rewrites it
  1 table, 1 case, 1 finding
  [2]
