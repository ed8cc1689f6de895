import CommandSupport
import Conformance
import Testing

@testable import pushspec

/// Questions of app developers and porters, in their words. The first command finds the place, and `explain` says what
/// is decided and where, or what is open and between which readings.
@Suite struct AskedQuestionsTests {
  /// The number of hits that a reader looks at.
  private static let seen = 8

  private static let english: [(String, String)] = [
    ("completion handler never called when apns does not answer", "Q-REG-2"),
    ("completion called twice", "PLAT-13"),
    ("is the completion called before the user answered the prompt", "PERM-4"),
    ("token although the user refused", "FLAG-3"),
    ("register token without permission", "PERM-2"),
    ("prompt shown at launch or at register", "Q-PERM-1"),
    ("why does the permission prompt not appear again", "PLAT-1"),
    ("user turns on notifications in settings later", "Q-PERM-7"),
    ("provisional permission", "Q-PERM-8"),
    ("still receiving messages after logout", "LOGIN-9"),
    ("who removes token on logout", "LOGIN-4"),
    ("previous user's messages after switching accounts", "Q-LOGIN-59"),
    ("setUserID before initialize", "Q-LOGIN-8"),
    ("race of login and register", "Q-LOGIN-3"),
    ("two registers at once", "Q-REG-1"),
    ("register called twice quickly", "Q-REG-1"),
    ("unregister and register in one launch", "Q-UNREG-6"),
    ("unregister while not registered", "Q-UNREG-1"),
    ("unregister without login", "Q-UNREG-2"),
    ("does unregister revoke permission", "PERM-3"),
    ("voip push not reported to callkit app killed", "CALL-1"),
    ("voip token without permission", "VOIP-2"),
    ("register before init", "INIT-1"),
    ("what happens when initWithConfiguration is called twice", "Q-INIT-3"),
    ("sandbox default value", "Q-CONF-1"),
    ("alwaysAllowTokenRegistration default", "FLAG-1"),
    ("device identifier what is it", "Q-LOGIN-51"),
    ("user id in token info when not logged in", "Q-REG-8"),
    ("error 9 client or server", "Q-ERR-51"),
    ("error 4 or 5 when no token", "Q-ERR-4"),
    ("6 or 106 already in progress", "Q-ERR-3"),
    ("http status 500 which error", "ERR-6"),
    ("offline register error", "ERR-5"),
    ("default agreement values", "Q-AGR-10"),
    ("night advertisement without advertisement", "Q-AGR-8"),
    ("register with allowNotifications NO", "Q-AGR-9"),
    ("query when nothing registered", "Q-QUERY-1"),
    ("query offline", "Q-QUERY-3"),
    ("how to show notification in foreground", "OPT-6"),
    ("setNotificationOptions nil", "Q-OPT-2"),
    ("max image size", "RICH-10"),
    ("how many buttons", "ACT-24"),
    ("where does the reply text go", "Q-ACT-7"),
    ("tap when app running", "Q-ACT-2"),
    ("delegate set too late", "Q-MSG-4"),
    ("silent push", "Q-MSG-9"),
    ("pushes of firebase", "Q-MSG-5"),
    ("method swizzling", "Q-MSG-6"),
    ("inherit service extension enough for received metrics", "CONTRA-104"),
    ("tags without login", "Q-TAG-1"),
    ("tag id length", "TAG-3"),
    ("default time zone", "Q-INIT-57"),
    ("minimum ios version", "INIT-13"),
    ("token changed", "Q-REG-3"),
    ("app reinstalled device identifier", "Q-LOGIN-50"),
    ("callback on main thread", "Q-REG-50"),
    ("retry after network error", "Q-REG-5"),
  ]

  private static let foreign: [(String, String)] = [
    ("로그아웃해도 메시지가 와요", "LOGIN-9"), ("로그아웃하면 토큰이 삭제되나요", "LOGIN-4"),
    ("권한 거부해도 토큰 등록", "FLAG-3"), ("토큰 등록 두 번 호출", "Q-REG-1"), ("동시에 등록", "Q-REG-1"),
    ("알림 권한 요청 시점", "PERM-1"), ("앱 재설치 기기 식별자", "Q-LOGIN-50"), ("초기화 전에 토큰 등록", "INIT-1"),
    ("초기화 두 번", "Q-INIT-3"), ("토큰 해제 권한 회수", "PERM-3"), ("토큰 없을 때 해제", "Q-UNREG-1"),
    ("버튼 최대 개수", "ACT-24"), ("VoIP CallKit 리포트", "CALL-1"), ("샌드박스 기본값", "Q-CONF-1"),
    ("답장 텍스트", "Q-ACT-7"), ("델리게이트 설정 시점", "INIT-10"),
    ("ログアウト後も通知が届く", "LOGIN-9"), ("ログアウトするとトークンは削除されますか", "LOGIN-4"),
    ("通知を拒否してもトークン登録できるか", "FLAG-3"), ("二重に登録した場合", "Q-REG-1"), ("初期化前にトークン登録", "INIT-1"),
    ("端末識別子", "LOGIN-2"), ("トークンがない時の解除", "Q-UNREG-1"), ("ボタンは何個まで", "ACT-24"),
    ("画像の最大サイズ", "RICH-10"), ("VoIP 権限 必要", "VOIP-2"), ("返信 テキスト", "Q-ACT-7"),
  ]

  private static let misspelt: [(String, String)] = [
    ("loggout token", "LOGIN-4"), ("permision denied", "permissionDenied"), ("agrement night", "Q-AGR-8"),
    ("setUserid", "NHNCloudSDK.setUserID:"), ("NHNCloudPushErrorClientFaild", "clientFailed"),
    ("registerWithAgrement", "NHNCloudPush.registerWithAgreement:completionHandler:"),
  ]

  @Test(arguments: english + foreign + misspelt)
  func `Is answered by the second command`(question: String, id: String) {
    let found = CommandLineTool.run(["find"] + question.split(separator: " ").map(String.init))
    let lines = found.output.split(separator: "\n").prefix(Self.seen)
    #expect(lines.contains { $0.hasPrefix(id + " ") }, "\(lines)")
    #expect(CommandLineTool.run(["explain", id]).exitCode == .success)
  }
}
