import CommandSupport
/// Korean and Japanese words for questions that the documents do not have, with their English.
enum EverydayForeignWords {
  static let all: [(text: String, english: String)] = (korean + japanese).flatMap { english, texts in
    texts.split(separator: "/").map { (String($0), english) }
  }

  private static let korean: [(String, String)] = [
    ("twice", "두 번/두번/2번/여러 번/여러번/중복/재호출"), ("again", "다시"), ("simultaneous", "동시"),
    ("call", "호출"), ("device", "기기/단말"), ("install again", "재설치"), ("restart", "재시작/재실행/재부팅"),
    ("terminate", "강제 종료/강제종료/종료/죽"), ("retry", "재시도"), ("callback", "콜백/컴플리션/완료 핸들러"),
    ("thread", "스레드/쓰레드"), ("user", "계정/유저"), ("change", "전환/교체/바꾸/바뀌"), ("previous", "이전 사용자"),
    ("prompt", "팝업/알림창/다이얼로그/권한창"), ("refuse", "거부/거절"), ("nothing", "없이/없을/없는/없으면"),
    ("before", "전에/이전에"), ("after", "후에/이후/다음에"), ("default", "기본 값/디폴트"), ("number many", "개수/갯수/몇 개"),
    ("length", "길이/자릿수"), ("background", "백그라운드"), ("offline", "오프라인/비행기 모드/비행기모드"),
    ("silent", "무음/사일런트"), ("button", "버튼"), ("swizzling", "스위즐링"), ("firebase", "파이어베이스"),
    ("delegate", "델리게이트/대리자"),
    ("text", "텍스트/글자"), ("report", "보고"), ("settings", "설정 앱/설정앱"),
    ("provisional", "임시 권한/임시권한"), ("simulator", "시뮬레이터"), ("tap", "탭하/누르/눌렀"), ("unregister", "탈퇴/해지"),
    ("receive", "와요/오나요/받/옵니다"), ("initialise", "이니셜라이즈"), ("banner", "배너"), ("wake", "깨어/깨우"),
    ("empty", "빈 값/빈값/비어"), ("cache", "캐시"), ("statistics", "통계"), ("refresh", "리프레시"),
  ]

  private static let japanese: [(String, String)] = [
    ("twice", "二重/二回/2回/二度/重複"), ("again", "再度/もう一度"), ("simultaneous", "同時"), ("call", "呼び出/呼ぶ/呼ん"),
    ("device identifier", "端末識別子/端末ID/デバイスID"), ("install again", "再インストール"), ("restart", "再起動"),
    ("terminate", "強制終了/終了/キル"), ("retry", "再試行/リトライ"), ("callback", "コールバック/完了ハンドラ"),
    ("thread", "スレッド"), ("user", "アカウント"), ("change", "切り替え/切替"), ("previous", "前のユーザー/以前の"),
    ("prompt", "ダイアログ/ポップアップ/求められ"), ("refuse", "拒否"), ("nothing", "なしで/なし/せずに/がない/いない"),
    ("before", "前に/する前"), ("after", "後に/後も/後で"), ("default", "デフォルト/既定"), ("number many", "何個/個数/いくつ"),
    ("length", "桁数/長さ"), ("background", "バックグラウンド"), ("offline", "オフライン/機内モード"), ("silent", "サイレント"),
    ("delegate", "デリゲート"), ("text", "テキスト"), ("report", "報告"),
    ("provisional", "仮の許可/仮許可"), ("simulator", "シミュレータ"), ("tap", "タップ"), ("receive", "届く/届き/届いて"),
    ("banner", "バナー"), ("wake", "起こ/起動され"), ("empty", "空文字/空の"), ("cache", "キャッシュ"), ("register", "登録した"),
  ]
}
