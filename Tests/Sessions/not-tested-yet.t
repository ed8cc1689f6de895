What is not tested yet says so: nobody may take evidence without tests for something that the suite has looked at.

  $ for id in TAG-5 Q-TAG-1; do
  >   case $id in Q-*) kind=questions;; *) kind=requirements;; esac
  >   pushspec list $kind > listed
  >   grep -c "^$id .* not tested yet " listed
  >   head -n 1 listed | grep 'not tested yet'
  >   pushspec show $id | grep -c 'not tested yet'
  >   pushspec explain $id > explained
  >   grep -c 'not tested yet' explained
  >   grep 'pushspec check\|A port that differs fails' explained
  > done
  1
  1
  1
  1
  1
  1
  [1]
  $ ! pushspec explain PERM-2 | grep 'not tested yet'
  $ pushspec check --area TAG
  pushspec check: no case was selected
  TAG is not tested yet
  [4]
  $ pushspec check --requirement TAG-5
  pushspec check: no case was selected
  TAG-5 is not tested yet
  [4]
  $ pushspec check --question Q-TAG-1
  pushspec check: no case was selected
  Q-TAG-1 is not tested yet
  [4]
