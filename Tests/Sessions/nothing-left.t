No adapter outlives the command, however it ends. Job control gives a job in the background the signals of one in the
foreground.

  $ set -m

This adapter starts a job in a group of its own, writes its process id to a pipe, and then answers nothing. It waits for the
first line, since an earlier message may come before anybody watches over it.

  $ cat > deaf.sh <<'END'
  > trap '' TERM HUP INT QUIT
  > set -m
  > sleep 1000 &
  > read -r line
  > echo $$ > pipe
  > read -r line
  > sleep 1000
  > END
  $ mkfifo pipe
  $ living() { ps -o stat= -s "$1" | grep -v '^Z'; }
  $ for signal in INT TERM HUP QUIT; do
  >   pushspec check --case REG-002 --adapter 'bash deaf.sh' < /dev/null > report 2> messages &
  >   read -r -t 60 id <> pipe
  >   living "$id" > before
  >   kill -s $signal $!
  >   wait $!
  >   echo "$signal: $?, $(living "$id" | wc -l) of $(wc -l < before) are left"
  >   cut -d ';' -f 1 messages
  > done
  INT: 4, 0 of 2 are left
  pushspec: interrupted
  TERM: 4, 0 of 2 are left
  pushspec: interrupted
  HUP: 4, 0 of 2 are left
  pushspec: interrupted
  QUIT: 131, 0 of 2 are left

A command that is killed can do nothing itself. Its output is open until the guardian of the adapter has ended too.

  $ mkfifo output
  $ pushspec check --case REG-002 --adapter 'bash deaf.sh' < /dev/null > output 2>&1 &
  $ command=$!
  $ cat output > report &
  $ reader=$!
  $ read -r -t 60 id <> pipe
  $ living "$id" | wc -l
  2
  $ { kill -s KILL $command; wait $command; } 2> /dev/null
  [137]
  $ wait $reader
  $ for turn in {1..500}; do
  >   living "$id" > left || break
  > done
  $ cat left

A process that has made a session of its own must not stay either, whether the adapter has ended or stays.

  $ cat > leaves.sh <<'END'
  > read -r line
  > read -r id < <(setsid sh -c 'echo $$; exec sleep 1000' < /dev/null 2> /dev/null)
  > echo "$id" > pipe
  > [ "$1" = ends ] || sleep 1000
  > END
  $ pushspec check --case REG-002 --adapter 'bash leaves.sh ends' < /dev/null > report 2>&1 &
  $ read -r -t 60 id <> pipe
  $ wait $!
  [3]
  $ kill -0 "$id" 2> /dev/null
  [1]
  $ for signal in INT TERM HUP; do
  >   pushspec check --case REG-002 --adapter 'bash leaves.sh stays' < /dev/null > report 2>&1 &
  >   read -r -t 60 id <> pipe
  >   kill -0 "$id" || echo "$id has ended"
  >   kill -s $signal $!
  >   wait $!
  >   echo "$signal: $?"
  >   ! kill -0 "$id" 2> /dev/null || echo "$id is left"
  > done
  INT: 4
  TERM: 4
  HUP: 4

An adapter inherits the standard streams alone, and of the environment what is listed or given. The report shows its answer,
since it is none. A shell sets variables of its own.

  $ env -i PATH=/usr/bin:/bin PLAIN=1 SOME_TOKEN=1 OTHER_TOKEN=1 JWT=1 AUTHORIZATION=1 SLACK_WEBHOOK=1 LC_ALL=C \
  >   VIRTUAL_ENV=/venv MONKEY=1 "$(command -v pushspec)" check --case REG-002 --transcript transcript \
  >   --env SOME_TOKEN --env PLAIN=a=b \
  >   --adapter '/bin/sh -c "read -r line; env > names; ls -m /proc/$$/fd"' 7< /dev/null < /dev/null 2> /dev/null > report
  [3]
  $ grep '^Incomplete' report
  Incomplete: the adapter is at fault: *: 0, 1, 2. (glob)
  $ grep -vE '^(_|PWD|SHLVL)=' names | sort
  LC_ALL=C
  PATH=/usr/bin:/bin
  PLAIN=a=b
  SOME_TOKEN=1
  VIRTUAL_ENV=/venv
