public import Conformance
public import PushModel
public import ReferencePort
import StateMachines

/// An adapter for the reference port, in the same process.
public struct ReferenceAdapter: Adapter {
  /// The edition of the port; `nil` for the edition of each case.
  public let edition: Edition?
  private let choices: Choices
  private let fault: Fault?
  private var device: Device

  /// Makes an adapter for a build of the port.
  public init(edition: Edition? = nil, choices: Choices = Choices(), fault: Fault? = nil) {
    self.edition = edition
    self.choices = choices
    self.fault = fault
    let port = ReferencePort(edition: SDKEdition(edition ?? .standard), choices: choices, fault: fault)
    device = Device(port: port, identifier: "device", language: "ko")
  }

  /// Makes an adapter for a build of the port that follows the first of some combinations of readings, as far
  /// as it has a choice. `inquiry` notes the questions that the port asks.
  public init(
    edition: Edition, following combinations: ReadingSet, notedIn inquiry: Inquiry? = nil,
    fault: Fault? = nil
  ) {
    let others = combinations.readings.sorted.reduce(into: [:]) { $0[$1.question] = $1.reading }
    self.init(edition: edition, choices: Self.first.following(others, notedIn: inquiry), fault: fault)
  }

  /// Each question's first reading.
  private static let first = Choices().following(
    OpenQuestion.all.reduce(into: [:]) { $0[$1.id] = $1.readings.first?.name })

  /// The profile of the port.
  public var profile: Profile {
    Profile(adapter: "reference adapter 1", implementation: "reference port 1", edition: edition)
  }

  /// Puts a fresh installation of the port on a device and starts the app.
  public mutating func reset(_ setting: Setting) throws(AdapterFault) {
    let port = ReferencePort(edition: SDKEdition(edition ?? setting.edition), choices: choices, fault: fault)
    device = Device(port: port, identifier: setting.deviceIdentifier, language: setting.language)
    device.launch()
  }

  /// Performs a stimulus on the port.
  public mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    device.perform(stimulus, as: name)
  }
}

extension SDKEdition {
  init(_ edition: Edition) {
    self =
      switch edition {
      case .tcpushKo: .tcpushKo
      case .toastKo: .toastKo
      case .toastJa: .toastJa
      case .toastEn: .toastEn
      case .nhncloudKo: .nhncloudKo
      }
  }
}
