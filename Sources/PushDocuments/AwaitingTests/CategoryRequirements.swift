import PushModel

extension Requirement {
  static let categories: [Requirement] = [
    Requirement(
      "CAT-1", .sdk, .must, .documented,
      "Categories can be set when the SDK is initialised, and at no other time.",
      tcpushKo: .stated("59"), toastKo: .contradicted("143-144"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "CAT-2", .sdk, .must, .signature,
      "The app can give the SDK a set of categories of the system.",
      tcpushKo: .stated("117-123", .sample), toastKo: .stated("143-144"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "CAT-3", .sdk, .must, .signature,
      "The call that sets categories takes nil.",
      tcpushKo: .silent, toastKo: .stated("144"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "CAT-4", .sdk, .should, .sample,
      "The SDK can be initialised with categories or without.",
      tcpushKo: .stated("87-89, 115-123"), toastKo: .silent, toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "CAT-5", .sdk, .must, .documented,
      "Rich messages work on the basis of categories.",
      tcpushKo: .stated("327"), toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "CAT-6", .sdk, .must, .documented,
      "A rich message and a category of the app cannot be used together.",
      tcpushKo: .stated("327"), toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "CAT-7", .sdk, .must, .documented,
      "Actions of messages with the app's own categories are received.",
      tcpushKo: .stated("251"), toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
  ]
}
