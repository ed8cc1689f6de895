The reference port gives the same transcript in the process of the command and in another one. The first line says how the port
was joined to the suite, and how long a case has taken differs.

  $ for edition in toast-ko nhncloud-ko; do
  >   pushspec check --area QUERY --edition $edition --walk 0 --transcript inside < /dev/null | tail -n 1
  >   pushspec check --area QUERY --edition $edition --walk 0 --transcript outside --adapter 'pushspec adapter serve' \
  >     < /dev/null 2> /dev/null | tail -n 1
  >   for transcript in inside outside; do
  >     sed '1d; s/"microseconds":[0-9]*//' $transcript > $transcript.lines
  >   done
  >   cmp inside.lines outside.lines
  >   test "$(wc -l < inside.lines)" -gt 100 || wc -l inside.lines
  > done
  [1-9][0-9]* passed, 0 failed (re)
  [1-9][0-9]* passed, 0 failed (re)
  [1-9][0-9]* passed, 0 failed (re)
  [1-9][0-9]* passed, 0 failed (re)
