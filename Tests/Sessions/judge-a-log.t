What an app has recorded of a port is judged.

The page on recording a log shows what becomes of its log.

  $ set -o pipefail
  $ page=$TESTDIR/../../spec/recording-a-log.md
  $ block() { awk -v first="\`\`\`$1" '/^```$/ && inside { exit } inside; $0 == first { inside = 1 }' "$page"; }
  $ block json > app.jsonl
  $ head -n 1 app.jsonl
  {"log": 1, "edition": "nhncloud-ko", "observes": ["completed", "message", "prompt", "user", "tokens", "network", "reports"], "silentAfterLogout": true, "given": {"permission": "notDetermined", "initialized": false, "user": null}}
  $ pushspec judge app.jsonl < /dev/null > out
  [1]
  $ block text | diff - out
  $ pushspec judge app.jsonl --format json < /dev/null | grep '"subject": "app"'
        "subject": "app",
  [1]

Lines that are not of a log are told, with their place and what was expected.

  $ log() { printf '%s\n' '{"log": 1, "edition": "nhncloud-ko", "observes": ["completed"]}' "$@" > log.jsonl; }
  $ log '{'
  $ pushspec judge log.jsonl < /dev/null
  pushspec judge: log.jsonl:2:2: found the end of the text, expected a member's name or '}' (see "pushspec judge --help")
  [2]
  $ log '{"say": 1}'
  $ pushspec judge log.jsonl < /dev/null
  pushspec judge: log.jsonl:2:1: found neither "do" nor "see", expected one of them (see "pushspec judge --help")
  [2]
  $ log '{"do": "registr"}'
  $ pushspec judge log.jsonl < /dev/null
  pushspec judge: log.jsonl:2:8: unknown "do" "registr", expected the name of a known "do"; did you mean "register"? (see "pushspec judge --help")
  [2]
  $ log '{"see": "prompt"}'
  $ pushspec judge log.jsonl < /dev/null
  pushspec judge: log.jsonl:2:1: found something seen that the first line does not name, expected "prompt" in its "observes" (see "pushspec judge --help")
  [2]
  $ log '{"do": "terminate"}' '{"do": "setUser"}'
  $ pushspec judge log.jsonl < /dev/null
  pushspec judge: log.jsonl:3:1: found a call of the app after "terminate", expected "launch" before it (see "pushspec judge --help")
  [2]

So is a file that is no log, or is not there.

  $ : > log.jsonl
  $ pushspec judge log.jsonl < /dev/null
  pushspec judge: the log log.jsonl cannot be read: it is empty (see "pushspec judge --help")
  [2]
  $ echo '[]' > log.jsonl
  $ pushspec judge log.jsonl < /dev/null
  pushspec judge: log.jsonl:1:1: found an array, expected the head of a log, an object (see "pushspec judge --help")
  [2]
  $ pushspec judge nowhere < /dev/null
  pushspec judge: the log nowhere cannot be read: there is no such file (see "pushspec judge --help")
  [2]

A last line that was cut off is left out.

  $ log
  $ printf '{"do": "setUs' >> log.jsonl
  $ pushspec judge log.jsonl < /dev/null
  1 line, judged by nhncloud-ko
  
  judged     0 of 0 lines that tell what was seen, 0 more in part
  not seen   messages to delegates, the prompt, calls that the SDK reports, answers of the user,
             whether tokens are issued, answers of the push service, the network, messages as they
             reach the device and calls that the app reports
  cut off    the last line, which is left out
  
  Not judged to its end, and nothing found wrong.
  [4]
