Everything that stands written about one thing, and what explains it.

A requirement is shown with where it stands and what tests it, whatever the case of the letters.

  $ pushspec show perm-2 > shown
  $ head -n 1 shown
  PERM-2  (requirement)
  $ sed -n '/^Where it stands/,/^$/p' shown
  Where it stands
    tcpush-ko    silent
    toast-ko     silent
    toast-ja     stated, must, documented  line 214 in "トークン登録"
    toast-en     stated, must, documented  line 215 in "Token Registration"
    nhncloud-ko  stated, must, documented  lines 230-231 in "토큰 등록"
  
  $ grep '^Tested by\|^Machines' shown
  Tested by \([1-9][0-9]* cases\) (re)
  Machines with branches that rest on it

An error is found by its name, its number, and its constant.

  $ for name in alreadyInProgress 6 ALREADYINPROGRESS; do pushspec show $name | head -n 1; done
  alreadyInProgress  (error code)
  alreadyInProgress  (error code)
  alreadyInProgress  (error code)
  $ pushspec explain TCPushErrorNotInitialized > explained
  $ head -n 1 explained
  notInitialized is error code 1, of the push domain.
  $ grep -c 'ERR-1: ' explained
  1
  $ grep 'pushspec check --requirement' explained
      pushspec check --requirement ERR-1

A question is explained with how to see its readings, or why that cannot be.

  $ pushspec explain Q-REG-1 | grep 'pushspec check'
      pushspec check --question Q-REG-1 --readings
      pushspec check --question Q-REG-1 --readings --reference-reading Q-REG-1=together
  $ pushspec explain Q-REG-4 | grep -o 'The text leans to "dropped"'
  The text leans to "dropped"
  $ pushspec explain Q-REG-50 > explained
  $ grep '^No case' explained
  No case can tell the readings apart: An adapter reports what happened, not on which queue.
  $ ! grep 'pushspec check' explained
