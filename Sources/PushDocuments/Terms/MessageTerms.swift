import PushModel

extension Term {
  /// Messages, options, metrics, and related words.
  static let messages: [Term] = [
    Term(
      "notification", also: ["push", "alert"],
      spelt: [.tcpushKo("알림", "8"), .toastKo("알림", "112"), .toastJa("通知", "113"), .nhncloudKo("알림", "124")]),
    Term(
      "message", also: ["payload", "content", "push"],
      spelt: [
        .tcpushKo("메시지", "9"), .tcpushKo("메세지", "251"), .toastKo("메시지", "123"), .toastJa("メッセージ", "66"),
        .nhncloudKo("메시지", "77"),
      ]),
    Term(
      "receive", also: ["reception", "arrive", "come", "get", "delivered", "delivery"],
      spelt: [.tcpushKo("수신", "9"), .toastKo("수신", "123"), .toastJa("受信", "66"), .nhncloudKo("수신", "77")]),
    Term(
      "tap", also: ["click", "open", "opened", "press", "launch", "execute", "touch"],
      spelt: [
        .tcpushKo("클릭", "14"), .tcpushKo("실행", "10"), .toastKo("클릭", "69"), .toastKo("실행", "383"),
        .toastJa("クリック", "114"), .toastJa("実行", "113"), .nhncloudKo("클릭", "125"), .nhncloudKo("실행", "124"),
      ]),
    Term(
      "button",
      spelt: [
        .tcpushKo("버튼", "329"), .toastKo("버튼", "266"), .toastJa("ボタン", "115"), .nhncloudKo("버튼", "39"),
      ]),
    Term(
      "reply", also: ["answer", "text"],
      spelt: [.toastJa("返信", "177"), .nhncloudKo("답장", "191")]),
    Term(
      "action",
      spelt: [
        .tcpushKo("액션", "249"), .toastKo("액션", "191"), .toastJa("アクション", "115"), .nhncloudKo("액션", "126"),
      ]),
    Term(
      "rich message", also: ["rich"],
      spelt: [
        .tcpushKo("리치 메세지", "321"), .toastKo("리치 메시지", "246"), .toastJa("リッチメッセージ", "308"),
        .nhncloudKo("리치 메시지", "328"),
      ]),
    Term(
      "media", also: ["image", "picture", "video", "audio", "attachment"],
      spelt: [.toastKo("미디어", "256"), .toastJa("メディア", "310"), .nhncloudKo("미디어", "330")]),
    Term(
      "image", also: ["picture", "photo"],
      spelt: [
        .toastKo("이미지", "624"), .toastJa("イメージ", "310"), .toastJa("画像", "331"), .nhncloudKo("이미지", "330"),
      ]),
    Term(
      "video", also: ["movie"],
      spelt: [
        .toastKo("비디오", "624"), .toastJa("動画", "332"), .toastJa("ビデオ", "310"), .nhncloudKo("동영상", "352"),
        .nhncloudKo("비디오", "330"),
      ]),
    Term(
      "sound", also: ["audio"],
      spelt: [
        .toastJa("通知音", "191"), .toastJa("音声", "333"), .nhncloudKo("알림음", "205"), .nhncloudKo("소리", "353"),
      ]),
    Term(
      "badge", also: ["icon"],
      spelt: [.toastJa("バッジ", "190"), .nhncloudKo("배지", "204")]),
    Term(
      "foreground", also: ["running app", "visible"],
      spelt: [.toastJa("フォアグラウンド", "189"), .nhncloudKo("포그라운드", "203")]),
    Term(
      "background",
      spelt: [.tcpushKo("백그라운드", "222")]),
    Term(
      "option", also: ["setting"],
      spelt: [.toastKo("옵션", "146"), .toastJa("オプション", "183"), .nhncloudKo("옵션", "197")]),
    Term(
      "setting", also: ["set", "settings", "configure", "configuration", "preference"],
      spelt: [.tcpushKo("설정", "20"), .toastKo("설정", "103"), .toastJa("設定", "38"), .nhncloudKo("설정", "44")]),
    Term(
      "configuration", also: ["configure", "configured", "settings", "setup"],
      spelt: [
        .tcpushKo("설정정보", "154"), .toastKo("설정정보", "459"), .toastJa("設定情報", "257"),
        .nhncloudKo("설정 정보", "277"),
      ]),
    Term(
      "category",
      spelt: [.tcpushKo("카테고리", "57"), .toastKo("카테고리", "143")]),
    Term(
      "metrics",
      also: ["metric", "statistic", "analytics", "indicator", "collect", "collection", "tracking"],
      spelt: [.tcpushKo("지표", "10"), .toastKo("지표", "639"), .toastJa("指標", "337"), .nhncloudKo("지표", "357")]),
    Term(
      "statistics", also: ["statistic", "analytics"],
      spelt: [.toastKo("통계", "642"), .toastJa("統計", "340"), .nhncloudKo("통계", "360")]),
    Term(
      "app key", also: ["appkey", "key"],
      spelt: [
        .tcpushKo("앱키", "389"), .toastKo("앱키", "160"), .toastJa("AppKey", "7"), .nhncloudKo("앱키", "361"),
      ]),
    Term(
      "tag", also: ["label", "segment", "group"],
      spelt: [.toastJa("タグ", "453"), .nhncloudKo("태그", "473")]),
    Term(
      "extension",
      spelt: [
        .tcpushKo("Extension", "323"), .toastKo("Extension", "624"), .toastJa("エクステンション", "348"),
        .toastJa("Extension", "312"), .nhncloudKo("익스텐션", "368"), .nhncloudKo("Extension", "332"),
      ]),
    Term(
      "container", also: ["sandbox"],
      spelt: [.tcpushKo("컨테이너", "383"), .toastJa("コンテナ", "437"), .nhncloudKo("컨테이너", "457")]),
    Term(
      "sandbox", also: ["development", "debug", "dev", "test"],
      spelt: [.toastKo("샌드박스", "531"), .toastJa("サンドボックス", "352"), .nhncloudKo("샌드박스", "372")]),
    Term(
      "development environment", also: ["development", "debug", "dev", "sandbox"],
      spelt: [.toastKo("개발환경", "125"), .toastJa("開発環境", "96"), .nhncloudKo("개발환경", "107")]),
    Term(
      "certificate",
      spelt: [.toastKo("인증서", "125"), .toastJa("認証書", "96"), .nhncloudKo("인증서", "107")]),
  ]
}
