import PushModel

extension Term {
  /// Errors, requests, and general words.
  static let general: [Term] = [
    Term(
      "error", also: ["failure", "fail", "exception", "problem"],
      spelt: [
        .tcpushKo("오류", "453"), .toastKo("에러", "749"), .toastKo("오류", "762"), .toastJa("エラー", "713"),
        .nhncloudKo("에러", "734"), .nhncloudKo("오류", "748"),
      ]),
    Term(
      "code", also: ["number"],
      spelt: [
        .tcpushKo("코드", "195"), .toastKo("코드", "169"), .toastJa("コード", "713"), .nhncloudKo("코드", "734"),
      ]),
    Term(
      "success", also: ["succeed", "successful", "succeeded"],
      spelt: [
        .tcpushKo("성공", "179"), .toastKo("성공", "198"), .toastJa("成功", "245"), .nhncloudKo("성공", "265"),
      ]),
    Term(
      "failure", also: ["fail", "failed", "error", "unsuccessful"],
      spelt: [.tcpushKo("실패", "461"), .toastKo("실패", "202"), .toastJa("失敗", "63"), .nhncloudKo("실패", "231")]),
    Term(
      "in progress",
      also: ["progress", "overlap", "concurrent", "twice", "parallel", "pending", "simultaneous", "race"],
      spelt: [.toastKo("진행중", "761"), .toastJa("進行中", "726"), .nhncloudKo("진행 중", "747")]),
    Term("maximum", also: ["most", "limit", "many"], spelt: [.nhncloudKo("최대", "345")]),
    Term(
      "unknown",
      spelt: [.toastKo("알수 없음", "755"), .toastJa("不明", "720"), .nhncloudKo("알 수 없음", "741")]),
    Term(
      "not set", also: ["unset", "missing"],
      spelt: [.toastKo("미설정", "757"), .toastEn("unset", "725"), .nhncloudKo("미설정", "743")]),
    Term("not supported", also: ["unsupported"], spelt: [.toastEn("Unsupported", "731")]),
    Term(
      "network", also: ["offline", "connection", "internet", "online", "http"],
      spelt: [
        .tcpushKo("네트워크", "463"), .toastKo("네트워크", "765"), .toastJa("ネットワーク", "732"),
        .nhncloudKo("네트워크", "754"),
      ]),
    Term(
      "server", also: ["backend"],
      spelt: [
        .tcpushKo("서버", "363"), .toastKo("서버", "404"), .toastJa("サーバー", "95"), .nhncloudKo("서버", "106"),
      ]),
    Term(
      "request", also: ["ask", "asks"],
      spelt: [
        .tcpushKo("요청", "153"), .toastKo("요청", "582"), .toastJa("リクエスト", "214"), .nhncloudKo("요청", "229"),
      ]),
    Term(
      "response", also: ["answer"],
      spelt: [
        .tcpushKo("응답", "465"), .toastKo("응답", "774"), .toastJa("応答", "172"), .nhncloudKo("응답", "186"),
      ]),
    Term(
      "timeout", also: ["time out", "slow", "hang"],
      spelt: [.toastKo("타임아웃", "771"), .toastJa("タイムアウト", "739"), .nhncloudKo("타임아웃", "761")]),
    Term(
      "parameter", also: ["argument"],
      spelt: [
        .tcpushKo("파라미터", "457"), .toastKo("파라미터", "772"), .toastJa("パラメーター", "213"),
        .nhncloudKo("파라미터", "228"), .nhncloudKo("매개변수", "748"),
      ]),
    Term(
      "system", also: ["os", "ios", "apns", "platform"],
      spelt: [
        .tcpushKo("시스템", "154"), .toastKo("시스템", "759"), .toastJa("システム", "115"), .nhncloudKo("시스템", "745"),
      ]),
    Term(
      "country code", also: ["country", "region", "locale"],
      spelt: [
        .tcpushKo("국가 코드", "195"), .toastKo("국가 코드", "169"), .toastKo("국가코드", "169"), .toastJa("国コード", "762"),
        .nhncloudKo("국가 코드", "784"), .nhncloudKo("국가코드", "784"),
      ]),
    Term(
      "language code", also: ["language", "locale"],
      spelt: [
        .tcpushKo("언어 코드", "197"), .toastKo("언어 코드", "172"), .toastKo("언어코드", "580"),
        .toastJa("言語コード", "765"), .nhncloudKo("언어 코드", "787"),
      ]),
    Term(
      "time zone", also: ["timezone", "timezones"],
      spelt: [
        .tcpushKo("시각대", "207"), .toastKo("표준시간대", "506"), .toastJa("タイムゾーン", "768"),
        .toastJa("標準時間帯", "956"), .nhncloudKo("타임존", "790"), .nhncloudKo("표준시간대", "982"),
      ]),
    Term(
      "default", also: ["standard", "preset", "usual"],
      spelt: [.tcpushKo("기본값", "127"), .toastJa("デフォルト値", "187"), .nhncloudKo("기본값", "170")]),
    Term(
      "required", also: ["mandatory", "must", "need", "needed", "necessary"],
      spelt: [.tcpushKo("필수", "127"), .toastJa("必要", "53")]),
    Term(
      "support", also: ["supported", "offer"],
      spelt: [
        .tcpushKo("지원", "16"), .toastKo("지원", "623"), .toastJa("サポート", "311"), .nhncloudKo("지원", "331"),
      ]),
    Term(
      "restrict", also: ["restricted", "limit", "block", "blocked", "terminate", "kill", "killed"],
      spelt: [.toastJa("制限", "66"), .nhncloudKo("제한", "77")]),
    Term(
      "report", also: ["reporting", "callkit", "tell"],
      spelt: [.toastJa("レポート", "66"), .nhncloudKo("리포트", "77")]),
    Term(
      "call", also: ["phone call", "incoming", "voice", "voip"],
      spelt: [.toastJa("電話", "67"), .nhncloudKo("전화", "78")]),
    Term(
      "screen", also: ["interface"],
      spelt: [.toastJa("画面", "67"), .nhncloudKo("화면", "78")]),
    Term(
      "exclude", also: ["excluded", "leave out"],
      spelt: [.tcpushKo("제외", "291"), .toastJa("除外", "283"), .nhncloudKo("제외", "303")]),
    Term(
      "issue", also: ["issued", "obtain", "receive"],
      spelt: [.toastKo("발급", "121"), .toastJa("発行", "95"), .nhncloudKo("발급", "106")]),
    Term(
      "withdraw", also: ["withdrawn", "revoke", "revoked"],
      spelt: [.toastJa("回収", "285"), .nhncloudKo("회수", "305")]),
    Term(
      "first", also: ["initial", "fresh"],
      spelt: [.toastJa("初回", "75"), .nhncloudKo("최초", "86")]),
    Term(
      "last", also: ["latest", "recent", "recently"],
      spelt: [
        .tcpushKo("최근", "161"), .toastKo("최근", "459"), .toastJa("最後", "257"), .nhncloudKo("마지막", "277"),
      ]),
    Term(
      "inherit", also: ["subclass", "derive", "extend"],
      spelt: [.toastJa("継承", "312"), .nhncloudKo("상속", "332")]),
    Term(
      "automatic", also: ["automatically", "auto"],
      spelt: [
        .tcpushKo("자동", "222"), .toastKo("자동", "696"), .toastJa("自動", "219"), .nhncloudKo("자동", "238"),
      ]),
    Term(
      "filter", also: ["filtering"],
      spelt: [.toastJa("フィルタリング", "219"), .nhncloudKo("필터링", "238")]),
    Term(
      "law", also: ["legal", "act", "regulation", "korea", "korean", "compliance"],
      spelt: [.toastJa("情報通信網法", "219"), .nhncloudKo("정보통신망법", "238")]),
    Term(
      "download",
      spelt: [
        .tcpushKo("다운로드", "12"), .toastKo("다운로드", "43"), .toastJa("ダウンロード", "36"), .nhncloudKo("다운로드", "50"),
      ]),
    Term(
      "install", also: ["installation", "reinstall", "pod", "cocoapods", "spm"],
      spelt: [
        .tcpushKo("설치", "383"), .toastKo("설치", "5"), .toastJa("インストール", "352"), .nhncloudKo("설치", "5"),
      ]),
    Term(
      "project", also: ["xcode", "build", "linker"],
      spelt: [
        .tcpushKo("프로젝트", "20"), .toastKo("프로젝트", "21"), .toastJa("プロジェクト", "21"), .nhncloudKo("프로젝트", "21"),
      ]),
    Term(
      "framework", also: ["module", "library"],
      spelt: [.toastKo("프레임워크", "73"), .toastJa("フレームワーク", "38"), .nhncloudKo("프레임워크", "52")]),
    Term(
      "console", also: ["dashboard"],
      spelt: [.toastKo("콘솔", "6"), .toastJa("コンソール", "6"), .nhncloudKo("콘솔", "6")]),
    Term(
      "service", also: ["product"],
      spelt: [
        .tcpushKo("서비스", "129"), .toastKo("서비스", "97"), .toastJa("サービス", "69"), .nhncloudKo("서비스", "80"),
      ]),
    Term(
      "channel",
      spelt: [.tcpushKo("채널", "71")]),
    Term(
      "property", also: ["field", "attribute", "member"],
      spelt: [
        .tcpushKo("프로퍼티", "127"), .toastKo("프로퍼티", "125"), .toastJa("プロパティ", "96"),
        .nhncloudKo("프로퍼티", "107"),
      ]),
    Term(
      "object",
      spelt: [.toastKo("객체", "225"), .toastJa("オブジェクト", "95"), .nhncloudKo("객체", "106")]),
    Term(
      "function", also: ["method"],
      spelt: [.toastKo("함수", "124"), .toastJa("関数", "116"), .nhncloudKo("함수", "127")]),
    Term(
      "cancel", also: ["dismiss", "close"],
      spelt: [.toastJa("取消", "323"), .nhncloudKo("취소", "343")]),
    Term(
      "add", also: ["append"],
      spelt: [.tcpushKo("추가", "323"), .toastKo("추가", "25"), .toastJa("追加", "25"), .nhncloudKo("추가", "25")]),
    Term(
      "obtain", also: ["acquire", "get", "fetch"],
      spelt: [
        .tcpushKo("획득", "459"), .toastKo("획득", "758"), .toastJa("獲得", "472"), .toastJa("取得", "469"),
        .nhncloudKo("획득", "170"),
      ]),
    Term(
      "show", also: ["display", "shown", "displayed", "visible", "appear"],
      spelt: [
        .tcpushKo("표시", "9"), .toastKo("표시", "383"), .toastKo("노출", "393"), .toastJa("表示", "189"),
        .nhncloudKo("표시", "831"), .nhncloudKo("노출", "203"),
      ]),
    Term(
      "share", also: ["shared", "common"],
      spelt: [.toastJa("共有", "71"), .nhncloudKo("공유", "82")]),
    Term(
      "submodule", also: ["module"],
      spelt: [.toastJa("サブモジュール", "586"), .nhncloudKo("서브모듈", "607")]),
    Term(
      "display of notifications",
      spelt: [
        .tcpushKo("알림 표시", "135"), .toastKo("알림 표시", "427"), .toastJa("通知表示", "806"),
        .nhncloudKo("알림 표시", "831"),
      ]),
  ]
}
