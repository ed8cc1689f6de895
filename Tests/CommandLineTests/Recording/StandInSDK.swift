import Foundation

/// What the example of a recording uses of the vendor's SDK, as its guide lists it.
enum NHNCloudPush {
  static func register(
    with agreement: NHNCloudPushAgreement,
    completionHandler: (NHNCloudPushTokenInfo?, (any Error)?) -> Void
  ) {
    completionHandler(
      NHNCloudPushTokenInfo(userID: "kim", deviceToken: "ab12", agreement: agreement), nil)
  }
}

struct NHNCloudPushAgreement {
  let members: [String: Bool]
}

struct NHNCloudPushTokenInfo {
  let userID: String
  let deviceToken: String
  let agreement: NHNCloudPushAgreement
}
