What there is, one line each.

Each kind is listed one a line, and the same for programs.

  $ kinds=$(pushspec list --help | sed -n '/^kinds$/,/^$/s/^  \([a-z]*\) .*/\1/p')
  $ for kind in $kinds; do
  >   pushspec list $kind > text && pushspec list $kind --format json > json
  >   python3 - $kind <<'END'
  > import json, sys
  > lines, rows = open("text").read().splitlines(), json.load(open("json"))
  > same = len(lines) == len(rows) and all(line.startswith(row["id"]) for line, row in zip(lines, rows))
  > print(sys.argv[1], same and len(rows) > 0)
  > END
  > done
  areas True
  cases True
  requirements True
  questions True
  defects True
  lines True
  machines True
  errors True
  editions True
  ports True
  faults True

The list of areas has the number of what each holds.

  $ pushspec list areas --format json > areas
  $ numbers() { python3 -c 'import json, sys; print(*(sum(it[what] for it in json.load(open("areas")) if it["id"] in sys.argv[1:] or not sys.argv[1:]) for what in ["cases", "requirements", "questions"]))' "$@"; }
  $ counted() { for kind in cases requirements questions; do pushspec list $kind "$@" | grep -c .; done | xargs; }
  $ numbers PERM | cmp - <(counted --area PERM)
  $ numbers | cmp - <(counted)

What is listed can be narrowed.

  $ pushspec list cases --area PERM --edition tcpush-ko > narrow
  $ pushspec list cases --format json > all
  $ python3 -c 'import json
  > for it in json.load(open("all")):
  >   if it["id"].startswith("PERM-") and {"tcpush-ko", "all"} & set(it["editions"]): print(it["id"])' | cmp - <(sed 's/ .*//' narrow)
  $ pushspec list errors --edition tcpush-ko > errors
  $ grep -c TCPushErrorNotInitialized errors
  1
  $ ! grep alreadyInProgress errors
  $ pushspec list cases --area VEND
  pushspec list: no case was selected
  [4]

A line of a document is listed with what it belongs to, or why it says nothing.

  $ pushspec list lines --edition toast-en > lines
  $ ! grep -v '^toast-en:' lines
  $ grep '^toast-en:43 \|^toast-en:287 \|^toast-en:127 ' lines
  toast-en:43       picture       -
  toast-en:127      -             *DEFECT-7* (glob)
  toast-en:287      -             *PERM-3* (glob)

So are the defects of an edition, and an explanation of one says where it stands.

  $ pushspec list defects --edition tcpush-ko | sed 's/ .*//' > defects
  $ pushspec list defects --format json > all
  $ python3 -c 'import json
  > for it in json.load(open("all")):
  >   if {"tcpush-ko", "all"} & set(it["editions"]): print(it["id"])' | cmp - defects
  $ pushspec explain DEFECT-13 | grep 'lines 414, 489 in'
    - tcpush-ko, lines 414, 489 in "지표 전송 정보 설정", "확인(Opened) 지표"
