import PushModel

extension MutantException {
  /// The faults that no case has to notice, each with the reason.
  ///
  /// An exception is refused when a case notices one of its faults after all, or when it means no fault, so that
  /// the list cannot grow stale.
  public static let ofTheSpecification: [MutantException] = ofSettings + ofTokens

  /// The faults of initialising and of the flag.
  private static let ofSettings: [MutantException] = [
    MutantException(
      cells: "Initialization/invalid/initializeWithoutKey",
      faults: ["does open besides", "does adoptOtherSettings besides"], per: "Q-INIT-63",
      reason: "Settings without a key show in a registration in progress alone, and are open there."),
    MutantException(
      cells: "Initialization/initialized/initializeWithoutKey",
      under: [
        ReadingChoice(question: "Q-INIT-6", reading: "parameterInvalid"),
        ReadingChoice(question: "Q-INIT-3", reading: "replaced"),
      ],
      faults: ["does open besides"], per: "Q-INIT-63",
      reason: "Settings without a key show in a registration in progress alone, and are open there."),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/off/registration", editions: ["nhncloud-ko"],
      faults: ["does countUnpermitted besides"], per: "Q-INIT-63",
      reason: "Only settings that turn the flag on while a registration is in progress show it."),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/off/registrationOffline", editions: ["nhncloud-ko"],
      under: [ReadingChoice(question: "Q-ORDER-3", reading: "permission")],
      faults: ["does countUnpermitted besides"], per: "Q-INIT-63",
      reason: "Only settings that turn the flag on while a registration is in progress show it."),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/on/registrationOffline", editions: ["nhncloud-ko"],
      under: [
        ReadingChoice(question: "Q-FLAG-1", reading: "doesNotAsk"),
        ReadingChoice(question: "Q-ORDER-3", reading: "permission"),
      ],
      faults: ["follows Q-ORDER-3=network here alone"], per: "Q-ORDER-3",
      reason: "Where nobody is asked, it is open whether the network or the token is missed first."),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/on/registrationOffline", editions: ["nhncloud-ko"],
      under: [ReadingChoice(question: "Q-ORDER-3", reading: "network")],
      faults: ["follows Q-FLAG-1=doesNotAsk here alone"], per: "Q-ORDER-3",
      reason: "Where nobody is asked, it is open whether the network or the token is missed first."),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/used/registrationOffline", editions: ["nhncloud-ko"],
      under: [
        ReadingChoice(question: "Q-FLAG-1", reading: "asks"),
        ReadingChoice(question: "Q-FLAG-2", reading: "waits"),
        ReadingChoice(question: "Q-ORDER-3", reading: "permission"),
      ],
      faults: ["follows Q-FLAG-2=proceeds here alone", "does askAndProceed instead of askPermission"],
      per: "Q-ORDER-3",
      reason: "After the permission, it is open whether the network or the token is missed first."),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/*/registration", editions: ["nhncloud-ko"],
      under: [
        ReadingChoice(question: "Q-FLAG-1", reading: "asks"),
        ReadingChoice(question: "Q-FLAG-2", reading: "waits"),
      ],
      faults: ["does countUnpermitted besides", "goes to on"], per: "Q-INIT-63", reason: turnedOff),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/*/refused", editions: ["nhncloud-ko"],
      under: [ReadingChoice(question: "Q-FLAG-3", reading: "notificationsOff")],
      faults: ["goes to used", "goes to on"], per: "Q-INIT-63", reason: turnedOff),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/used/registration", editions: ["nhncloud-ko"],
      under: [ReadingChoice(question: "Q-FLAG-1", reading: "doesNotAsk")],
      faults: ["goes to on"], per: "Q-INIT-63", reason: turnedOff),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/*/undetermined", editions: ["nhncloud-ko"],
      faults: ["goes to used", "goes to on"], per: "Q-INIT-63", reason: turnedOff),
    MutantException(
      cells: "AlwaysAllowTokenRegistration/used/granted", editions: ["nhncloud-ko"],
      faults: ["goes to on"], per: "Q-INIT-63", reason: turnedOff),
  ]

  private static let turnedOff =
    "Only settings that turn the flag off while a registration is in progress show it."
}
