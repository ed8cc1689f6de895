The differences from an older run, by who has caused them: `diff --upgrade`.

A run of two cases on a sound port, and one on a port that ignores changes of the user.

  $ cases="$TESTDIR/../../conformance-cases/tables/login"
  $ record() { pushspec check --cases "$cases" --edition toast-ja --case LOGIN-101 --case LOGIN-048 \
  >   --transcript "$@" > result < /dev/null; }
  $ record good
  $ record bad --reference-fault ignoresUserChange
  [1]
  $ upgrade() { pushspec diff "$@" --upgrade --cases "$cases" < /dev/null; }

A port that does otherwise and fails is a regression.

  $ upgrade good good
  A  good
  B  good
  
  2 compared
  $ upgrade good bad
  A  good
  B  bad
  
  REGRESSION: it came out well, fails now, and the port does otherwise in it
    LOGIN-048 in toast-ja, pass, now fail: A changed user id updates the VoIP token too, or it does
    not
  
  2 compared, 1 regression
  [1]
  $ upgrade bad good
  A  bad
  B  good
  
  MENDED: it failed, and comes out well, since the port does otherwise in it
    LOGIN-048 in toast-ja, fail, now pass: A changed user id updates the VoIP token too, or it does
    not
  
  2 compared, 1 mended

What the suite has changed is none: it gives another verdict on the same behaviour, and has other names for calls.

  $ sed -E 's/"(as|call)":"/&z/g; s/"verdict":"pass"/"verdict":"fail"/g' good > judged
  $ cmp -s good judged
  [1]
  $ upgrade good judged
  A  good
  B  judged
  
  CHANGED-RULING: it is judged otherwise, though the port does the same
    LOGIN-048 in toast-ja, pass, now fail: A changed user id updates the VoIP token too, or it does
    not
    LOGIN-101 in toast-ja, pass, now fail: After a restart registering fails or is for the device, or
    the user id is remembered
  
  2 compared, 2 changed-ruling

The older case had other steps.

  $ sed 's/user-b/user-d/g' good > other
  $ cmp -s good other
  [1]
  $ upgrade other bad
  A  other
  B  bad
  
  CHANGED-CASE: it has other steps now
    LOGIN-048 in toast-ja, pass, now fail: A changed user id updates the VoIP token too, or it does
    not
  
  2 compared, 1 changed-case

It did not exist, or exists no more.

  $ awk '/"event":"case-start"/ { out = /"LOGIN-048"/ } /"event":"run-end"/ { out = 0 } !out' good > fewer
  $ grep -c '"event":"case-start"' good fewer
  good:2
  fewer:1
  $ upgrade fewer bad
  A  fewer
  B  bad
  
  NEW-CASE: it was not there, and fails
    LOGIN-048 in toast-ja, not played, now fail: A changed user id updates the VoIP token too, or it
    does not
  
  1 compared, 1 new-case
  $ upgrade good fewer
  A  good
  B  fewer
  
  NOT-JUDGED: it came out well, and nothing is known of it now
    LOGIN-048 in toast-ja, pass, now not played: A changed user id updates the VoIP token too, or it
    does not
  
  1 compared, 1 not-judged
  [4]

A single run is judged by this suite, by the port's behaviour at that time. It may have other names for calls.

  $ upgrade good
  A  good
  B  this suite
  
  2 compared
  $ upgrade bad
  A  bad
  B  this suite
  
  2 compared
  $ sed -E 's/"(as|call)":"/&z/g' good > named
  $ cmp -s good named
  [1]
  $ upgrade named
  A  named
  B  this suite
  
  2 compared

The port did the same when the suite still praised it.

  $ sed 's/"verdict":"fail"/"verdict":"pass"/g' bad > praised
  $ upgrade praised
  A  praised
  B  this suite
  
  CHANGED-RULING: it is judged otherwise, though the port does the same
    LOGIN-048 in toast-ja, pass, now fail: A changed user id updates the VoIP token too, or it does
    not
  
  2 compared, 1 changed-ruling
  $ upgrade other
  A  other
  B  this suite
  
  CHANGED-CASE: it has other steps now
    LOGIN-048 in toast-ja, pass, now not played: A changed user id updates the VoIP token too, or it
    does not
  
  2 compared, 1 changed-case

An edition is no run.

  $ pushspec diff toast-ja good --upgrade < /dev/null
  pushspec diff: --upgrade needs transcripts (see "pushspec diff --help")
  [2]
