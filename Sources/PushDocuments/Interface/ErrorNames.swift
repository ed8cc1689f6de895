import PushModel

extension InterfaceElement {
  /// Error codes.
  static let errors: [InterfaceElement] = [
    InterfaceElement(
      .error, .unknown, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastPushErrorUnknown", "755"), .toastJa("ToastPushErrorUnknown", "720"),
        .toastEn("ToastPushErrorUnknown", "723"), .nhncloudKo("NHNCloudPushErrorUnknown", "741"),
      ]),
    InterfaceElement(
      .error, .notInitialized, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorNotInitialized", "455"), .toastKo("ToastPushErrorNotInitialize", "756"),
        .toastJa("ToastPushErrorNotInitialized", "721"), .toastEn("ToastPushErrorNotInitialized", "724"),
        .nhncloudKo("NHNCloudPushErrorNotInitialized", "742"),
      ]),
    InterfaceElement(
      .error, .userInvalid, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastPushErrorUserInvalid", "757"), .toastJa("ToastPushErrorUserInvalid", "722"),
        .toastEn("ToastPushErrorUserInvalid", "725"), .nhncloudKo("NHNCloudPushErrorUserInvalid", "743"),
      ]),
    InterfaceElement(
      .error, .permissionDenied, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorPermissionDenined", "459"), .toastKo("ToastPushErrorPermissionDenied", "758"),
        .toastJa("ToastPushErrorPermissionDenied", "723"), .toastEn("ToastPushErrorPermissionDenied", "726"),
        .nhncloudKo("NHNCloudPushErrorPermissionDenied", "744"),
      ]),
    InterfaceElement(
      .error, .systemFailed, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorSystemFail", "461"), .toastKo("ToastPushErrorSystemFailed", "759"),
        .toastJa("ToastPushErrorSystemFailed", "724"), .toastEn("ToastPushErrorSystemFailed", "727"),
        .nhncloudKo("NHNCloudPushErrorSystemFailed", "745"),
      ]),
    InterfaceElement(
      .error, .tokenInvalid, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastPushErrorTokenInvalid", "760"), .toastJa("ToastPushErrorTokenInvalid", "725"),
        .toastEn("ToastPushErrorTokenInvalid", "728"), .nhncloudKo("NHNCloudPushErrorTokenInvalid", "746"),
      ]),
    InterfaceElement(
      .error, .alreadyInProgress, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastPushErrorAlreadyInProgress", "761"),
        .toastJa("ToastPushErrorAlreadyInProgress", "726"),
        .toastEn("ToastPushErrorAlreadyInProgress", "729"),
        .nhncloudKo("NHNCloudPushErrorAlreadyInProgress", "747"),
      ]),
    InterfaceElement(
      .error, .parameterInvalid, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorInvalidParameters", "457"), .toastKo("ToastPushErrorParameterInvalid", "762"),
        .toastJa("ToastPushErrorParameterInvalid", "727"), .toastEn("ToastPushErrorParameterInvalid", "730"),
        .nhncloudKo("NHNCloudPushErrorParameterInvalid", "748"),
      ]),
    InterfaceElement(
      .error, .notSupported, [.errors, .errorCodes],
      spelt: [
        .toastJa("ToastPushErrorNotSupported", "728"), .toastEn("ToastPushErrorNotSupported", "731"),
        .nhncloudKo("NHNCloudPushErrorNotSupported", "749"),
      ]),
    InterfaceElement(
      .error, .clientFailed, [.errors, .errorCodes],
      spelt: [.nhncloudKo("NHNCloudPushErrorClientFailed", "750")]),
    InterfaceElement(
      .error, .networkNotAvailable, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorNetworkNotReachable", "469"),
        .toastKo("ToastHttpErrorNetworkNotAvailable", "769"),
        .toastJa("ToastHttpErrorNetworkNotAvailable", "737"),
        .toastEn("ToastHttpErrorNetworkNotAvailable", "740"),
        .nhncloudKo("NHNCloudHttpErrorNetworkNotAvailable", "759"),
      ]),
    InterfaceElement(
      .error, .requestFailed, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorServerFail", "465"), .toastKo("ToastHttpErrorRequestFailed", "770"),
        .toastJa("ToastHttpErrorRequestFailed", "738"), .toastEn("ToastHttpErrorRequestFailed", "741"),
        .nhncloudKo("NHNCloudHttpErrorRequestFailed", "760"),
      ]),
    InterfaceElement(
      .error, .requestTimeout, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorNetworkFail", "463"), .toastKo("ToastHttpErrorRequestTimeout", "771"),
        .toastJa("ToastHttpErrorRequestTimeout", "739"), .toastEn("ToastHttpErrorRequestTimeout", "742"),
        .nhncloudKo("NHNCloudHttpErrorRequestTimeout", "761"),
      ]),
    InterfaceElement(
      .error, .requestInvalid, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastHttpErrorRequestInvalid", "772"), .toastJa("ToastHttpErrorRequestInvalid", "740"),
        .toastEn("ToastHttpErrorRequestInvalid", "743"),
        .nhncloudKo("NHNCloudHttpErrorRequestInvalid", "762"),
      ]),
    InterfaceElement(
      .error, .urlInvalid, [.errors, .errorCodes],
      spelt: [
        .tcpushKo("TCPushErrorInvalidUrl", "467"), .toastKo("ToastHttpErrorURLInvalid", "773"),
        .toastJa("ToastHttpErrorURLInvalid", "741"), .toastEn("ToastHttpErrorURLInvalid", "744"),
        .nhncloudKo("NHNCloudHttpErrorURLInvalid", "763"),
      ]),
    InterfaceElement(
      .error, .responseInvalid, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastHttpErrorResponseInvalid", "774"), .toastJa("ToastHttpErrorResponseInvalid", "742"),
        .toastEn("ToastHttpErrorResponseInvalid", "745"),
        .nhncloudKo("NHNCloudHttpErrorResponseInvalid", "764"),
      ]),
    InterfaceElement(
      .error, .requestAlreadyInProgress, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastHttpErrorAlreadyInprogress", "775"),
        .toastJa("ToastHttpErrorAlreadyInprogress", "743"),
        .toastEn("ToastHttpErrorAlreadyInprogress", "746"),
        .nhncloudKo("NHNCloudHttpErrorAlreadyInprogress", "765"),
      ]),
    InterfaceElement(
      .error, .requiresSecureConnection, [.errors, .errorCodes],
      spelt: [
        .toastKo("ToastHttpErrorRequiresSecureConnection", "776"),
        .toastJa("ToastHttpErrorRequiresSecureConnection", "744"),
        .toastEn("ToastHttpErrorRequiresSecureConnection", "747"),
        .nhncloudKo("NHNCloudHttpErrorRequiresSecureConnection", "766"),
      ]),
  ]
}
