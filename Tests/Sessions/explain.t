What `explain` says of everything that has a name.

The names of a call, an error, a line, a section, a word of a document, a part of a machine, a chapter ... A folder
with a case of its own is read faster than the shipped cases.

  $ mkdir own
  $ cat > own/table.json <<'END'
  > {"table": "own", "title": "A table", "rows": [{"cases": {"REG-900": "toast-ja"}, "title": "A registration",
  >   "requirements": ["REG-2"], "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}]}
  > END
  $ says() { pushspec explain "$1" --cases own > said < /dev/null && grep -m 1 -e "$2" said; }
  $ says setUserID: 'nhncloud-ko: setUserID:, lines 91, 100'
    - nhncloud-ko: setUserID:, lines 91, 100 in "로그인", "로그아웃"
  $ says registerWithAgreement:completionHandler: 'toast-ko: registerWithAgreement:, lines 415, 454'
    - toast-ko: registerWithAgreement:, lines 415, 454 in "토큰 등록 API 명세", "토큰 등록 예"
  $ says registerWithPushType:completionHandler: 'registerWithPushType'
    - tcpush-ko: registerWithPushType:completionHandler:, line 163 in "토큰 등록"
  $ grep -m 1 'REG-1' said
    - Q-REG-12: Does a registration that fails at the server hand back the token? (errorOnly,…
  $ says TCPushErrorNotInitialized 'notInitialized is error code 1'
  notInitialized is error code 1, of the push domain.
  $ says NHNCloudPushErrorClientFailed 'clientFailed is error code 9'
  clientFailed is error code 9, of the push domain.
  $ says cmpletionHandler 'DEFECT-5'
    - DEFECT-5: Two samples on user tags pass a cmpletionHandler, where the calls are declared with a…
  $ says 4 systemFailed
  systemFailed is error code 4, of the push domain.
  $ says 'code 4' systemFailed
  systemFailed is error code 4, of the push domain.
  $ says alwaysAllowTokenRegistration 'FLAG-'
    - FLAG-1 (must, nhncloud-ko 170, 229): alwaysAllowTokenRegistration is false unless it is set.
  $ says sandbox 'NHNCloudPushTokenInfo\.sandbox'
    - NHNCloudPushTokenInfo.sandbox (name): whether the token was registered in the development…
  $ says foregroundEnabled 'OPT-4'
    - OPT-4 (nhncloud-ko 203, 207): An option decides whether notifications are shown while the app i…
  $ says UIBackgroundModes 'tcpush-ko'
    - tcpush-ko: UIBackgroundModes, line 45 in "info.plist 설정"
  $ says AppKey 'MET-'
    - MET-16 (tcpush-ko 406-412, 481-487): In an info.plist the app key stands under TCPushAnalytics,…
  $ says ToastVoIP.setDelegate: NHNCloudVoIP
  setDelegate: is a call of NHNCloudVoIP: sets the delegate for VoIP messages. It belongs to the
  $ says 'TCPushSdk setDelegate:' NHNCloudPush
  setDelegate: is a call of NHNCloudPush: sets the delegate for notifications. It belongs to the
  $ says Login 'machine of the SDK'
  Login is a machine of the SDK. The user id that all products of the vendor share, and what its
  $ says TokenRecord/registered 'Its rules in'
  Its rules in nhncloud-ko (* of *): (glob)
  $ says logOut 'LOGIN-'
    - LOGIN-4 (nhncloud-ko 96): Logging out does not delete the registered token.
  $ says 토큰 '"token" is a word'
  "token" is a word of the documents.
  $ says ログイン '"login" is a word'
  "login" is a word of the documents.
  $ says nhncloud-ko:231 'PERM-2'
    - PERM-2: If the permission is not acquired, the token registration fails.
  $ says toast-ja:281 'UNREG-'
    - UNREG-1: Unregistering removes the token that is registered at the server.
  $ says 'Rich messages' 'Duties of the app'
  Duties of the app:
  $ says TAG 'not tested yet'
  TAG is the chapter on "User tags": * It is not tested yet: the (glob)
  $ says permissionDenied TCPushErrorPermissionDenined
    - tcpush-ko: TCPushErrorPermissionDenined, line 459 in "오류 코드"

Where nothing is tested, the duties of the app are named.

  $ pushspec list areas > areas < /dev/null
  $ areas=$(grep ' 0 cases .* [1-9][0-9]* requirements' areas | grep -vE '^(PLAT|VEND|SUITE) ' | cut -d ' ' -f 1)
  $ echo $areas
  SETUP CONF ACT OPT CAT RICH EXT MET TAG CODE
  $ for area in $areas; do pushspec explain $area --all --cases own > said-$area < /dev/null; done
  $ for area in $areas; do tr '\n' ' ' < said-$area | grep -q 'not tested yet' || echo $area; done
  $ pushspec list requirements --format json > listed < /dev/null
  $ cat > duties.py <<'END'
  > import json, sys
  > for area in sys.argv[1:]:
  >     text = open("said-" + area).read()
  >     for one in json.load(open("listed")):
  >         if one["subject"] == "app" and one["id"].startswith(area + "-"):
  >             print(one["id"], "%s (%s" % (one["id"], one["level"]) in text)
  > END
  $ python3 duties.py $areas > duties
  $ grep -c True duties
  21
  $ grep False duties
  [1]

What does not go on a screen is counted, and shown with --all.

  $ pushspec explain REG > cut < /dev/null
  $ pushspec explain REG --all > whole < /dev/null
  $ tail -n 1 cut
  … and [1-9][0-9]* more: pushspec explain REG --all (re)
  $ grep -c -e … -e --all whole
  0
  [1]
  $ python3 -c 'import json
  > text = open("whole").read()
  > for one in json.load(open("listed")):
  >     if one["id"].startswith("REG-"): print(one["id"], one["id"] in text)' > told
  $ grep -c True told
  17
  $ grep False told
  [1]

What may have been meant is suggested.

  $ pushspec explain setUsrID < /dev/null
  pushspec explain: unknown name "setUsrID"; did you mean "setUserID:"? (see "pushspec explain --help")
  [2]
  $ pushspec explain 'what happens to the token at logout' < /dev/null
  pushspec explain: unknown name "what happens to the token at logout"; what has its words is "LOGIN-4", "Q-LOGIN-2" or "Q-LOGIN-15"; "pushspec find" looks for words (see "pushspec explain --help")
  [2]
  $ pushspec explain qqqqqqqqqqqqqq < /dev/null
  pushspec explain: unknown name "qqqqqqqqqqqqqq"; "pushspec find" looks for words (see "pushspec explain --help")
  [2]
