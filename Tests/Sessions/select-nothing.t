Where cases cannot be chosen, or none are.

Stars in a row count as one, since to try them all would take for ever.

  $ stars=$(printf '%60s' | tr ' ' '*')
  $ pushspec list cases --case "$stars-Z"
  pushspec list: no case fits "************************************************************-Z" (see "pushspec list --help")
  [2]
  $ pushspec list cases --case "$stars-002" | cmp - <(pushspec list cases --case '*-002')

What is unknown is refused, and the nearest known one named.

  $ pushspec check --area PREM
  pushspec check: unknown area "PREM"; did you mean "PERM"? (see "pushspec check --help")
  [2]
  $ pushspec check --exclude-area REGG
  pushspec check: unknown area "REGG"; did you mean "REG"? (see "pushspec check --help")
  [2]
  $ pushspec list cases --case REG-0022
  pushspec list: unknown case "REG-0022"; did you mean "REG-002", * (see "pushspec list --help") (glob)
  [2]
  $ pushspec-proof coverage --exclude-case PERM-0011
  pushspec-proof coverage: unknown case "PERM-0011"; did you mean "PERM-001", * (see "pushspec-proof coverage --help") (glob)
  [2]
  $ pushspec-proof agreement --requirement PREM-3
  pushspec-proof agreement: unknown requirement "PREM-3"; did you mean "PERM-3", "PERM-1" or "PERM-2"? (see "pushspec-proof agreement --help")
  [2]
  $ pushspec-proof mutants --exclude-question Q-RGE-1
  pushspec-proof mutants: unknown question "Q-RGE-1"; did you mean "Q-REG-1", "Q-REG-2" or "Q-REG-3"? (see "pushspec-proof mutants --help")
  [2]
  $ pushspec check --case 'RGE-*'
  pushspec check: no case fits "RGE-*" (see "pushspec check --help")
  [2]
  $ pushspec check --exclude-case 'RGE-*'
  pushspec check: no case fits "RGE-*" (see "pushspec check --help")
  [2]

So is an option on cases where there are none to choose from, or where they are chosen already.

  $ pushspec list machines --case REG-002
  pushspec list: list machines takes no --case (see "pushspec list --help")
  [2]
  $ pushspec list requirements --exclude-question Q-REG-1
  pushspec list: list requirements takes no --exclude-question (see "pushspec list --help")
  [2]
  $ pushspec-proof mutants --generated --area REG
  pushspec-proof mutants: --area is for the cases and cannot go with --generated (see "pushspec-proof mutants --help")
  [2]
  $ pushspec check --rerun run.jsonl --seed 2
  pushspec check: --rerun takes what the transcript says and cannot go with --seed (see "pushspec check --help")
  [2]

Nothing selected is no success.

  $ pushspec check --case REG-002 --area PERM
  pushspec check: no case was selected
  [4]
  $ pushspec list cases --case REG-002 --area PERM
  pushspec list: no case was selected
  [4]
  $ pushspec-proof coverage --case REG-002 --area PERM
  pushspec-proof coverage: no case was selected
  [4]
  $ pushspec-proof agreement --case REG-002 --area PERM
  pushspec-proof agreement: no case was selected
  [4]
  $ pushspec-proof mutants --case REG-002 --area PERM
  pushspec-proof mutants: no case was selected
  [4]

Nor is a case of other editions; this one holds in tcpush-ko alone.

  $ pushspec check --case REG-014 | tail -n 1
  1 passed, 0 failed
  $ pushspec check --case REG-014 --edition toast-ja
  pushspec check: no case was selected
  [4]
