import PushModel

extension Requirement {
  /// The configuration, apart from app key, user, agreements, sandbox, language, push types and flag.
  static let configuration: [Requirement] = [
    Requirement(
      "CONF-1", .sdk, .must, .documented,
      "A channel can be set; it is default unless it is set.",
      tcpushKo: .stated("71-73, 99-101, 133"), toastKo: .silent, toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "CONF-2", .sdk, .must, .signature,
      "The service zone can be set.",
      tcpushKo: .silent, toastKo: .stated("163-164"),
      toastJa: .stated("759-760"), toastEn: .stated("762-763"), nhncloudKo: .stated("781-782")),
    Requirement(
      "CONF-3", .sdk, .must, .signature,
      "The country code can be set.",
      tcpushKo: .silent, toastKo: .stated("169-170"),
      toastJa: .stated("762-763"), toastEn: .stated("765-766"), nhncloudKo: .stated("784-785")),
    Requirement(
      "CONF-4", .sdk, .must, .inferred,
      "The country code of the configuration is registered with the token.",
      tcpushKo: .silent, toastKo: .stated("169-170, 488-489"),
      toastJa: .stated("762-763, 938-939"), toastEn: .stated("765-766, 942-943"),
      nhncloudKo: .stated("784-785, 964-965"),
      argument: """
        The configuration sets it, the server goes by it when messages are sent, and the \
        information of the token carries it.
        """),
    Requirement(
      "CONF-5", .server, .should, .sample,
      "The country code decides by which time reserved messages are sent.",
      tcpushKo: .silent, toastKo: .stated("169-170"),
      toastJa: .stated("762-763"), toastEn: .stated("765-766"), nhncloudKo: .stated("784-785")),
    Requirement(
      "CONF-6", .server, .should, .sample,
      "The language code decides in which language a message is sent that has several.",
      tcpushKo: .silent, toastKo: .stated("172-173"),
      toastJa: .stated("765-766"), toastEn: .stated("768-769"), nhncloudKo: .stated("787-788")),
    Requirement(
      "CONF-7", .sdk, .must, .signature,
      "The time zone can be set.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("768-769"), toastEn: .stated("771-772"),
      nhncloudKo: .stated("790-791")),
    Requirement(
      "CONF-8", .sdk, .must, .inferred,
      "The time zone of the configuration is registered with the token.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("768-769, 956-957"), toastEn: .stated("771-772, 960-961"),
      nhncloudKo: .stated("790-791, 982-983"),
      argument: "The configuration sets it, and the information of the token carries it."),
    Requirement(
      "CONF-9", .sdk, .must, .signature,
      "The app key of a configuration cannot be changed after it was made.",
      tcpushKo: .silent, toastKo: .stated("161"), toastJa: .stated("757"), toastEn: .stated("760"),
      nhncloudKo: .stated("779")),
    Requirement(
      "CONF-10", .sdk, .must, .signature,
      "A configuration can also be made by a class method.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("775"), toastEn: .stated("778"),
      nhncloudKo: .stated("800")),
    Requirement(
      "CONF-11", .sdk, .must, .signature,
      "There are two kinds of push type: notifications and VoIP.",
      tcpushKo: .stated("143-149", .documented), toastKo: .stated("166-167"),
      toastJa: .stated("923-927"), toastEn: .stated("927-931"), nhncloudKo: .stated("949-953"),
      note: "tcpush-ko has two variants of each (CONF-12)."),
    Requirement(
      "CONF-12", .sdk, .must, .documented,
      "Each kind of push type has a second type for development.",
      tcpushKo: .stated("145, 149"), toastKo: .contradicted("166-167"),
      toastJa: .contradicted("923-927"), toastEn: .contradicted("927-931"),
      nhncloudKo: .contradicted("949-953")),
    Requirement(
      "CONF-13", .sdk, .must, .signature,
      "The texts that are set in a configuration are copied.",
      tcpushKo: .silent, toastKo: .stated("161, 170, 173"),
      toastJa: .stated("757, 763, 766, 769"), toastEn: .stated("760, 766, 769, 772"),
      nhncloudKo: .stated("779, 785, 788, 791")),
  ]
}
