import PushModel

extension InterfaceElement {
  /// The calls of apps.
  static let calls: [InterfaceElement] = [
    InterfaceElement(
      .call, of: "NHNCloudSDK", "sets the user id, or takes it away with nil", [.login, .registration],
      spelt: [
        .toastKo("setUserID:", "107, 116"), .toastJa("setUserID:", "80, 89"),
        .toastEn("setUserID:", "80, 89"), .nhncloudKo("setUserID:", "91, 100"),
      ], traced: "setUser $userA"),
    InterfaceElement(
      .call, of: "NHNCloudPush", "initialises, with a configuration and a delegate", [.initialization],
      spelt: [
        .toastKo("initWithConfiguration:delegate:", "134-135, 337, 662"),
        .toastJa("initWithConfiguration:delegate:", "102-103, 160-161"),
        .toastEn("initWithConfiguration:delegate:", "102-103, 160-161"),
        .nhncloudKo("initWithConfiguration:delegate:", "113-114, 174-175"),
      ], traced: "initialize"),
    InterfaceElement(
      .call, of: "NHNCloudPush", "initialises, with a configuration", [.initialization],
      spelt: [
        .tcpushKo("initWithConfiguration:", "89"), .toastKo("initWithConfiguration:", "141"),
        .toastJa("initWithConfiguration:", "106, 364"), .toastEn("initWithConfiguration:", "106, 366"),
        .nhncloudKo("initWithConfiguration:", "117, 384"),
      ], traced: "initialize"),
    InterfaceElement(
      .call, of: "TCPushSdk", "initialises, with a configuration and the categories",
      [.initialization, .categories],
      spelt: [.tcpushKo("initWithConfiguration:categories:", "121-123")], traced: "initialize"),
    InterfaceElement(
      .call, of: "NHNCloudPush", "sets the delegate for notifications",
      [.initialization, .messages, .actions],
      spelt: [
        .tcpushKo("setDelegate:", "263"), .toastKo("setDelegate:", "138"), .toastJa("setDelegate:", "109"),
        .toastEn("setDelegate:", "109"), .nhncloudKo("setDelegate:", "120"),
      ]),
    InterfaceElement(
      .call, of: "ToastPush", "sets the categories of notifications", [.categories],
      spelt: [.toastKo("setCategories:", "144")]),
    InterfaceElement(
      .call, of: "NHNCloudPush", "sets the notification options", [.options],
      spelt: [
        .toastKo("setOptions:", "150, 395, 398"), .toastJa("setNotificationOptions:", "197, 208"),
        .toastEn("setNotificationOptions:", "198, 209"), .nhncloudKo("setNotificationOptions:", "212, 223"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPush", "registers the token, with the agreement where it takes one",
      [.registration, .agreement, .permission],
      spelt: [
        .tcpushKo("registerWithPushType:completionHandler:", "163"),
        .toastKo("registerWithAgreement:", "415, 454"),
        .toastJa("registerWithAgreement:completionHandler:", "227-228, 241-242"),
        .toastEn("registerWithAgreement:completionHandler:", "229-230, 243-244"),
        .nhncloudKo("registerWithAgreement:completionHandler:", "247-248, 261-262"),
      ], traced: "register"),
    InterfaceElement(
      .call, of: "NHNCloudPush", "registers the notification token, with the agreement that was set before",
      [.registration, .agreement, .permission],
      spelt: [
        .toastJa("registerWithCompletionHandler:", "231"), .toastEn("registerWithCompletionHandler:", "233"),
        .nhncloudKo("registerWithCompletionHandler:", "251"),
      ], traced: "register"),
    InterfaceElement(
      .call, of: "NHNCloudPush", "asks for the information on the token", [.query],
      spelt: [
        .tcpushKo("queryWithPushType:completionHandler:", "227-229"),
        .toastKo("requestTokenInfoForPushType:completionHandler:", "469-470, 518-519"),
        .toastJa("queryTokenInfoWithCompletionHandler:", "263, 269"),
        .toastEn("queryTokenInfoWithCompletionHandler:", "265, 271"),
        .nhncloudKo("queryTokenInfoWithCompletionHandler:", "283, 289"),
      ], traced: "query"),
    InterfaceElement(
      .call, of: "TCPushSdk", "hands back the token of a type", [.query],
      spelt: [.tcpushKo("deviceTokenForPushType:", "245")]),
    InterfaceElement(
      .call, of: "NHNCloudPush", "unregisters the token", [.unregistration, .login],
      spelt: [
        .toastKo("unregisterToken", "545, 559"), .toastJa("unregisterWithCompletionHandler:", "290, 296"),
        .toastEn("unregisterWithCompletionHandler:", "292, 298"),
        .nhncloudKo("unregisterWithCompletionHandler:", "310, 316"),
      ], traced: "unregister"),
    InterfaceElement(
      .call, of: "ToastPush", "updates the information on the tokens", [.update],
      spelt: [.toastKo("updateTokenInfo:completionHandler:", "592-593, 610-611")], traced: "update"),
    InterfaceElement(
      .call, of: "NHNCloudVoIP", "sets the delegate for VoIP messages", [.voip],
      spelt: [
        .toastJa("setDelegate:", "622"), .toastEn("setDelegate:", "625"), .nhncloudKo("setDelegate:", "643"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudVoIP", "registers the VoIP token", [.voip],
      spelt: [
        .toastJa("registerWithCompletionHandler:", "642, 648"),
        .toastEn("registerWithCompletionHandler:", "645, 651"),
        .nhncloudKo("registerWithCompletionHandler:", "663, 669"),
      ], traced: "register voip"),
    InterfaceElement(
      .call, of: "NHNCloudVoIP", "asks for the information on the VoIP token", [.voip, .query],
      spelt: [
        .toastJa("queryTokenInfoWithCompletionHandler:", "669, 675"),
        .toastEn("queryTokenInfoWithCompletionHandler:", "672, 678"),
        .nhncloudKo("queryTokenInfoWithCompletionHandler:", "690, 696"),
      ], traced: "query voip"),
    InterfaceElement(
      .call, of: "NHNCloudVoIP", "unregisters the VoIP token", [.voip, .unregistration],
      spelt: [
        .toastJa("unregisterWithCompletionHandler:", "695, 701"),
        .toastEn("unregisterWithCompletionHandler:", "698, 704"),
        .nhncloudKo("unregisterWithCompletionHandler:", "716, 722"),
      ], traced: "unregister voip"),
    InterfaceElement(
      .call, of: "NHNCloudPush", "adds tags to the user", [.tags],
      spelt: [
        .toastJa("addUserTagWithIdentifiers:completionHandler:", "462-463"),
        .toastEn("addUserTagWithIdentifiers:completionHandler:", "464-465"),
        .nhncloudKo("addUserTagWithIdentifiers:completionHandler:", "482-483, 513-514"),
      ]),
    InterfaceElement(
      .call, of: "ToastPush", "adds tags to the user, as two samples misspell it", [.tags],
      spelt: [
        .toastJa("addUserTagWithIdentifiers:cmpletionHandler:", "493-494"),
        .toastEn("addUserTagWithIdentifiers:cmpletionHandler:", "495-496"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPush", "replaces the tags of the user", [.tags],
      spelt: [
        .toastJa("setUserTagWithIdentifiers:completionHandler:", "466-467"),
        .toastEn("setUserTagWithIdentifiers:completionHandler:", "468-469"),
        .nhncloudKo("setUserTagWithIdentifiers:completionHandler:", "486-487, 524-525"),
      ]),
    InterfaceElement(
      .call, of: "ToastPush", "replaces the tags of the user, as two samples misspell it", [.tags],
      spelt: [
        .toastJa("setUserTagWithIdentifiers:cmpletionHandler:", "504-505"),
        .toastEn("setUserTagWithIdentifiers:cmpletionHandler:", "506-507"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPush", "asks for the tags of the user", [.tags],
      spelt: [
        .toastJa("getUserTagWithCompletionHandler:", "470, 523"),
        .toastEn("getUserTagWithCompletionHandler:", "472, 525"),
        .nhncloudKo("getUserTagWithCompletionHandler:", "490, 543"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPush", "removes tags from the user", [.tags],
      spelt: [
        .toastJa("removeUserTagWithIdentifiers:completionHandler:", "473-474, 545-546"),
        .toastEn("removeUserTagWithIdentifiers:completionHandler:", "475-476, 547-548"),
        .nhncloudKo("removeUserTagWithIdentifiers:completionHandler:", "493-494, 565-566"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPush", "removes all tags from the user", [.tags],
      spelt: [
        .toastJa("removeAllUserTagWithCompletionHandler:", "477, 555"),
        .toastEn("removeAllUserTagWithCompletionHandler:", "479, 557"),
        .nhncloudKo("removeAllUserTagWithCompletionHandler:", "497, 575"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPushConfiguration", "makes a configuration from the app key",
      [.configuration, .initialization],
      spelt: [
        .toastJa("configurationWithAppKey:", "775"), .toastEn("configurationWithAppKey:", "778"),
        .nhncloudKo("configurationWithAppKey:", "800"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPushConfiguration", "makes a configuration from the app key",
      [.configuration, .initialization, .metrics],
      spelt: [
        .toastKo("initWithAppKey:", "180, 326, 660"), .toastJa("initWithAppKey:", "152, 362, 777"),
        .toastEn("initWithAppKey:", "152, 364, 780"), .nhncloudKo("initWithAppKey:", "163, 382, 802"),
      ]),
    InterfaceElement(
      .call, of: "TCPushConfiguration", "makes a configuration from the app key and the user id",
      [.configuration, .initialization, .login],
      spelt: [.tcpushKo("initWithAppKey:userId:", "65-69, 93-97")]),
    InterfaceElement(
      .call, of: "ToastPushConfiguration", "makes a configuration from the app key and the push types",
      [.configuration, .initialization, .voip],
      spelt: [.toastKo("initWithAppKey:pushTypes:", "183-184")]),
    InterfaceElement(
      .call, of: "NHNCloudPushAgreement", "makes an agreement", [.agreement],
      spelt: [
        .toastJa("agreementWithAllowNotifications:", "816"),
        .toastEn("agreementWithAllowNotifications:", "819"),
        .nhncloudKo("agreementWithAllowNotifications:", "841"),
      ]),
    InterfaceElement(
      .call, of: "NHNCloudPushAgreement", "makes an agreement", [.agreement],
      spelt: [
        .toastKo("initWithAllowNotifications:", "439, 447"),
        .toastJa("initWithAllowNotifications:", "237, 818"),
        .toastEn("initWithAllowNotifications:", "239, 821"),
        .nhncloudKo("initWithAllowNotifications:", "257, 843"),
      ]),
  ]
}
