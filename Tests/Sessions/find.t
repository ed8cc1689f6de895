Looking for something by words of any kind: `find`.

What is meant is among the best, in English and in the languages of the documents. The best twenty are shown, and
how many more there are.

  $ pushspec find token when the user refuses permission > found < /dev/null
  $ grep '^PERM-2 ' found | tr -s ' '
  PERM-2 requirement If the permission is not acquired, the token registration fails.
  $ echo $(wc -l < found)
  21
  $ tail -n 1 found
  … and [1-9][0-9]* more: pushspec find token when the user refuses permission --all (re)
  $ pushspec find 로그아웃 > found < /dev/null
  $ grep '^nhncloud-ko:94 ' found
  nhncloud-ko:94  heading      로그아웃

What is called so comes first, by the name of any brand.

  $ pushspec find TCPushErrorNotInitialized > found < /dev/null
  $ head -n 1 found | tr -s ' '
  notInitialized error The error 1 of the push domain

An edition among the words is not a word to look for: it is meant as one.

  $ pushspec find unregister tcpush-ko > among < /dev/null
  $ pushspec find unregister --edition tcpush-ko | cmp - among
  $ pushspec find unregister | cmp -s - among
  [1]
  $ pushspec find toast-ja > found < /dev/null
  $ head -n 1 found
  toast-ja      edition  The edition of the guide to the Toast SDK: NHN Cloud > NHN Cloud SDK使用ガイド > NHN Cloud Push > iOS

Of a word that nothing has, the nearest are said, and what has them is shown.

  $ pushspec find permision > wrong < /dev/null
  nothing has the word "permision"; nearest are "permission", "version" or "askpermission"
  [2]
  $ grep '^PERM ' wrong
  PERM                             chapter      Notification permission
  $ pushspec find permision tcpush-ko > among < /dev/null
  nothing has the word "permision"; nearest are "permission", "version" or "edition"
  [2]
  $ pushspec find permision --edition tcpush-ko > option < /dev/null
  nothing has the word "permision"; nearest are "permission", "version" or "edition"
  [2]
  $ cmp among option

If others are known, it is replaced.

  $ pushspec find permision logout > half < /dev/null
  nothing has the word "permision"; "permission" is looked for in its place
  $ grep -m 1 logout half
  logout          term         logout: 로그아웃, ログアウト

Nobody is left with an empty hand.

  $ for word in qqqqqqqqqq 的 the '?!' $'\e[2J' x; do
  >   pushspec find "$word" > found < /dev/null; echo "[$?]"; [ -s found ] || echo nothing; done
  nothing has the word "qqqqqqqqqq"; nearest are "acquired", "acquires" or "admitquery"
  [2]
  nothing has the word "的"
  [2]
  there is no word to look for
  [2]
  there is no word to look for
  [2]
  [0]
  there is no word to look for
  [2]

An edition keeps to what it has, and --all shows more.

  $ pushspec find token --edition tcpush-ko --format json > json < /dev/null
  $ python3 -c 'import json
  > print({"tcpush-ko" in one["editions"] for one in json.load(open("json"))})'
  {True}
  $ pushspec find token > best < /dev/null
  $ pushspec find token --all > all < /dev/null
  $ test $(wc -l < all) -gt $(wc -l < best)
