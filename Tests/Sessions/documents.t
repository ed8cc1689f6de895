The documents are not part of the package. `show --documents` reads them from a folder, and nothing else in their place.

Documents that somebody has made up.

  $ mkdir documents
  $ pushspec list editions --format json < /dev/null > editions
  $ python3 -c 'import json
  > for one in json.load(open("editions")):
  >     lines = ["%s says %d\r\n" % (one["id"], line) for line in range(1, 1001)]
  >     open("documents/" + one["file"], "w", newline="").write("".join(lines))'
  $ pushspec show REG-4 --documents documents < /dev/null
  pushspec show: --documents: 003_10328465536a5b78.txt is not the document tcpush-ko that is cited: its SHA-256 is ab0e0eee37d138c98b7167c751c44477baa09d55e00dea8ea6259ed87edbc5c9, expected 708822f2a6c5812691ba0e55e91cf1b70a5456b719ede3db096a876fc409ab69 (see "pushspec show --help")
  [2]
  $ sha256sum < documents/003_10328465536a5b78.txt
  ab0e0eee37d138c98b7167c751c44477baa09d55e00dea8ea6259ed87edbc5c9  -
  $ pushspec show tcpush-ko < /dev/null | grep sha256
    sha256        708822f2a6c5812691ba0e55e91cf1b70a5456b719ede3db096a876fc409ab69

A folder without them.

  $ mkdir none
  $ pushspec show REG-4 --documents none < /dev/null
  pushspec show: --documents: none has no file 003_10328465536a5b78.txt, the document tcpush-ko, that can be read: there is no such file (see "pushspec show --help")
  [2]

What cites no lines cannot be read beside them, and what is not in the package is not shown without them.

  $ pushspec show TokenRegistration --documents documents < /dev/null
  pushspec show: TokenRegistration cites no lines of the documents itself; a requirement or a question does (see "pushspec show --help")
  [2]
  $ pushspec show requirements < /dev/null
  pushspec show: requirements needs --documents; "pushspec list" lists them (see "pushspec show --help")
  [2]
