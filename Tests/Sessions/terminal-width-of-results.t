No result is wider than the terminal, and no letter of it is lost. Where much is played, one width is enough.

  $ "$TESTDIR/fits.py" 60 <<'END'
  > pushspec check --case REG-002 --walk 0
  > pushspec check --case 'LOGIN-03*' --edition toast-ja --reference-fault ignoresUserChange --readings --walk 0
  > pushspec check --walk 50 --case REG-002 --edition toast-ja --reference-fault ignoresUserChange
  > pushspec diff toast-ja toast-en --behaviour agreement --statements
  > pushspec-proof coverage --case REG-014 --edition tcpush-ko --missing
  > pushspec-proof agreement --case REG-002 --edition toast-ja
  > pushspec-proof mutants --edition tcpush-ko --machine Login --case LOGIN-001 --rules
  > END
  pushspec check --case REG-002 --walk 0: ends with 0, fits 60
  pushspec check --case 'LOGIN-03*' --edition toast-ja --reference-fault ignoresUserChange --readings --walk 0: ends with 1, fits 60
  pushspec check --walk 50 --case REG-002 --edition toast-ja --reference-fault ignoresUserChange: ends with 0, fits 60
  pushspec diff toast-ja toast-en --behaviour agreement --statements: ends with 1, fits 60
  pushspec-proof coverage --case REG-014 --edition tcpush-ko --missing: ends with 0, fits 60
  pushspec-proof agreement --case REG-002 --edition toast-ja: ends with 0, fits 60
  pushspec-proof mutants --edition tcpush-ko --machine Login --case LOGIN-001 --rules: ends with 1, fits 60
