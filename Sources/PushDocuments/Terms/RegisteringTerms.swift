import PushModel

extension Term {
  /// Users, tokens, permission and agreement.
  static let registering: [Term] = [
    Term(
      "token", also: ["device token"],
      spelt: [.tcpushKo("토큰", "8"), .toastKo("토큰", "103"), .toastJa("トークン", "63"), .nhncloudKo("토큰", "86")]),
    Term(
      "user id", also: ["user", "uid", "account", "member", "anonymous", "customer"],
      spelt: [
        .toastKo("사용자 아이디", "459"), .toastKo("사용자 ID", "99"), .toastJa("ユーザーID", "71"),
        .nhncloudKo("사용자 아이디", "82"),
      ]),
    Term(
      "user", also: ["person", "people", "owner", "somebody"],
      spelt: [
        .tcpushKo("사용자", "131"), .toastKo("사용자", "99"), .toastJa("ユーザー", "71"), .nhncloudKo("사용자", "82"),
      ]),
    Term(
      "device identifier", also: ["device id", "identifier of the device", "anonymous", "fallback"],
      spelt: [.toastJa("デバイス識別子", "75"), .nhncloudKo("단말기 식별자", "86")]),
    Term(
      "device", also: ["phone", "iphone"],
      spelt: [
        .tcpushKo("단말기", "161"), .toastJa("デバイス", "75"), .toastJa("端末", "285"), .nhncloudKo("단말기", "86"),
      ]),
    Term(
      "permission",
      also: [
        "allow notifications", "authorisation", "authorization", "authorized", "authorised", "grant",
        "permit", "allow",
      ],
      spelt: [
        .tcpushKo("권한", "459"), .toastKo("권한", "758"), .toastJa("許可", "214"), .toastJa("権限", "285"),
        .nhncloudKo("알림 허용", "170"), .nhncloudKo("권한", "170"),
      ]),
    Term(
      "prompt", also: ["ask", "dialog", "popup", "alert"],
      spelt: [.toastJa("通知を許可", "214"), .nhncloudKo("알림 허용 권한을 요청", "229")]),
    Term(
      "refuse", also: ["deny", "denied", "reject", "decline", "refusal", "disallow", "without permission"],
      spelt: [.nhncloudKo("거부", "796")]),
    Term(
      "agreement", also: ["consent", "agree", "opt", "optin", "gdpr"],
      spelt: [
        .tcpushKo("동의", "75"), .toastKo("수신 동의", "449"), .toastKo("동의", "427"), .toastJa("受信同意", "213"),
        .toastJa("同意", "213"), .nhncloudKo("수신 동의", "228"), .nhncloudKo("동의", "228"),
      ]),
    Term(
      "advertisement", also: ["ad", "advertising", "promotion", "promotional", "marketing", "commercial"],
      spelt: [
        .tcpushKo("광고성", "79"), .toastKo("광고성", "430"), .toastJa("広告", "809"), .toastJa("広報性", "219"),
        .nhncloudKo("광고성", "834"), .nhncloudKo("홍보성", "238"),
      ]),
    Term(
      "night", also: ["nighttime"],
      spelt: [.tcpushKo("야간", "83"), .toastKo("야간", "433"), .toastJa("夜間", "219"), .nhncloudKo("야간", "238")]),
    Term(
      "register", also: ["registration", "subscribe", "enrol", "enroll", "signup"],
      spelt: [.tcpushKo("등록", "8"), .toastKo("등록", "103"), .toastJa("登録", "63"), .nhncloudKo("등록", "86")]),
    Term(
      "unregister", also: ["unregistration", "unsubscribe", "deregister", "release", "unregistering"],
      spelt: [.toastKo("해제", "112"), .toastJa("解除", "281"), .nhncloudKo("해제", "301")]),
    Term(
      "query",
      also: ["ask for", "get", "fetch", "read", "inquiry", "retrieve", "lookup", "request information"],
      spelt: [.tcpushKo("조회", "159"), .toastKo("조회", "103"), .toastJa("照会", "94"), .nhncloudKo("조회", "105")]),
    Term(
      "update", also: ["refresh", "renew"],
      spelt: [
        .tcpushKo("업데이트", "209"), .toastKo("업데이트", "509"), .toastJa("アップデート", "465"), .toastJa("更新", "76"),
        .nhncloudKo("업데이트", "485"), .nhncloudKo("갱신", "87"),
      ]),
    Term(
      "initialise",
      also: [
        "initialize", "initialisation", "initialization", "init", "setup", "start", "initialised",
        "initialized",
      ],
      spelt: [
        .tcpushKo("초기화", "41"), .toastKo("초기화", "119"), .toastJa("初期化", "92"), .nhncloudKo("초기화", "103"),
      ]),
    Term(
      "login", also: ["signin", "log in", "sign in"],
      spelt: [.toastKo("로그인", "97"), .toastJa("ログイン", "69"), .nhncloudKo("로그인", "80")]),
    Term(
      "logout", also: ["signout", "log out", "sign out"],
      spelt: [.toastKo("로그아웃", "110"), .toastJa("ログアウト", "83"), .nhncloudKo("로그아웃", "94")]),
    Term(
      "delete", also: ["remove", "erase", "clear", "drop"],
      spelt: [.toastJa("削除", "85"), .nhncloudKo("삭제", "96")]),
  ]
}
