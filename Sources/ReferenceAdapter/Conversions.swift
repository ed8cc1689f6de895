import Conformance
import PushModel
import ReferencePort

import struct PushModel.WrittenError

// Conversions between the value types of the port and those of the suite.

extension TokenType {
  init(_ type: PushType) { self = type == .voip ? .voip : .apns }
}

extension PushType {
  init(_ type: TokenType) { self = type == .voip ? .voip : .apns }
}

extension SystemPermission {
  init(_ status: PermissionStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized: .authorized
      case .provisional: .provisional
      }
  }
}

extension PushAgreement {
  init(_ agreement: AgreementParts) {
    self.init(
      allowNotifications: agreement.notifications, allowAdvertisements: agreement.advertisements,
      allowNightAdvertisements: agreement.nightAdvertisements)
  }
}

extension AgreementParts {
  init(_ agreement: PushAgreement) {
    self.init(
      notifications: agreement.allowNotifications, advertisements: agreement.allowAdvertisements,
      nightAdvertisements: agreement.allowNightAdvertisements)
  }
}

extension PushConfiguration {
  init(_ configuration: Configuration) {
    self.init(appKey: configuration.appKey)
    sandbox = configuration.sandbox ?? sandbox
    alwaysAllowTokenRegistration = configuration.alwaysAllowTokenRegistration ?? alwaysAllowTokenRegistration
    languageCode = configuration.language
    pushTypes = configuration.pushTypes.map { $0.map { TokenType($0) } } ?? pushTypes
    userID = configuration.user
    agreement = configuration.agreement.map { PushAgreement($0) } ?? agreement
  }
}

extension PushChanges {
  init(_ changes: TokenChanges) {
    self.init(
      userID: changes.user, languageCode: changes.language,
      agreement: changes.agreement.map { PushAgreement($0) })
  }
}

extension TokenChanges {
  init(_ changes: PushChanges) {
    self.init()
    user = changes.userID
    language = changes.languageCode
    agreement = changes.agreement.map { AgreementParts($0) }
  }
}

extension PushRecord {
  init(_ record: ServerRecord) {
    self.init(type: TokenType(record.type), token: record.token)
    userID = record.user
    agreement = record.agreement.map { PushAgreement($0) }
    appKey = record.appKey
    sandbox = record.sandbox
    languageCode = record.language
  }
}

extension ServerRecord {
  init(_ record: PushRecord) {
    self.init(type: PushType(record.type), token: record.token)
    user = record.userID
    agreement = record.agreement.map { AgreementParts($0) }
    appKey = record.appKey
    sandbox = record.sandbox
    language = record.languageCode
  }
}

extension ServerRequest {
  init(_ call: ServerCall) {
    self =
      switch call {
      case .register(let record): .register(ServerRecord(record))
      case .update(let type, let changes): .update(PushType(type), TokenChanges(changes))
      case .unregister(let type): .unregister(PushType(type))
      case .query(let type): .query(PushType(type))
      }
  }
}

extension TokenInfo {
  init(_ info: PushTokenInfo) {
    self.init()
    user = info.userID
    token = info.deviceToken
    agreement = info.agreement.map { AgreementParts($0) }
  }
}

extension WrittenError {
  init(_ error: PushError) {
    let code: Code =
      switch error.code {
      case .number(let number): .number(number)
      case .name(let name): .name(name)
      }
    self.init(domain: error.domain, code: code)
  }
}
