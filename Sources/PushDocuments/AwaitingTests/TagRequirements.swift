import PushModel

extension Requirement {
  static let tags: [Requirement] = [
    Requirement(
      "TAG-1", .server, .must, .documented,
      "A tag binds several user ids, and messages can be sent by it.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("455"), toastEn: .stated("457"),
      nhncloudKo: .stated("475")),
    Requirement(
      "TAG-2", .sdk, .must, .documented,
      "Tags are told apart by their ids, not by their names.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("456"), toastEn: .stated("458"),
      nhncloudKo: .stated("476")),
    Requirement(
      "TAG-3", .server, .must, .documented,
      "The id of a tag is a text of eight characters.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("456, 489, 541"), toastEn: .stated("458, 491, 543"),
      nhncloudKo: .stated("476, 509, 561")),
    Requirement(
      "TAG-4", .server, .must, .documented,
      "The ids of tags are made and looked up in the console.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("456"), toastEn: .stated("458"),
      nhncloudKo: .stated("476")),
    Requirement(
      "TAG-5", .sdk, .must, .documented,
      "Adding puts the given ids to those that the user has.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("461-463, 484"), toastEn: .stated("463-465, 486"),
      nhncloudKo: .stated("481-483, 504")),
    Requirement(
      "TAG-6", .sdk, .must, .documented,
      "Adding hands back the ids that result.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("463, 484"), toastEn: .stated("465, 486"),
      nhncloudKo: .stated("483, 504")),
    Requirement(
      "TAG-7", .sdk, .should, .sample,
      "Setting deletes the ids that the user had, and puts the given ones in their place.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("503"), toastEn: .stated("505"),
      nhncloudKo: .stated("523")),
    Requirement(
      "TAG-8", .sdk, .must, .signature,
      "Setting hands back an error or nothing, and no ids.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("466-467"), toastEn: .stated("468-469"),
      nhncloudKo: .stated("486-487")),
    Requirement(
      "TAG-9", .sdk, .must, .signature,
      "The ids that are set may be nil.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("466"), toastEn: .stated("468"),
      nhncloudKo: .stated("486")),
    Requirement(
      "TAG-10", .app, .must, .inferred,
      "The ids that are added or removed must not be nil.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("462, 466, 473"), toastEn: .stated("464, 468, 475"),
      nhncloudKo: .stated("482, 486, 493"),
      argument: "The listing marks what may be nil, and does not mark this."),
    Requirement(
      "TAG-11", .sdk, .must, .documented,
      "Getting hands back all ids of the current user.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("517"), toastEn: .stated("519"),
      nhncloudKo: .stated("537")),
    Requirement(
      "TAG-12", .sdk, .must, .documented,
      "Removing takes the given ids away.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("536"), toastEn: .stated("538"),
      nhncloudKo: .stated("556")),
    Requirement(
      "TAG-13", .sdk, .must, .documented,
      "Removing hands back the ids that result.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("474, 536"), toastEn: .stated("476, 538"),
      nhncloudKo: .stated("494, 556")),
    Requirement(
      "TAG-14", .sdk, .must, .signature,
      "Removing all takes every tag of the user away.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("476-477"), toastEn: .stated("478-479"),
      nhncloudKo: .stated("496-497")),
    Requirement(
      "TAG-15", .sdk, .must, .signature,
      "Removing all hands back an error or nothing, and no ids.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("477"), toastEn: .stated("479"),
      nhncloudKo: .stated("497")),
    Requirement(
      "TAG-16", .sdk, .should, .sample,
      "The calls are about the user who is logged in.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("492, 503, 522, 544, 554"), toastEn: .stated("494, 505, 524, 546, 556"),
      nhncloudKo: .stated("512, 523, 542, 564, 574"),
      note: "For getting, a sentence says so as well (TAG-11)."),
    Requirement(
      "TAG-17", .sdk, .must, .signature,
      "Adding, setting, removing and removing all work without a completion handler.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("463, 467, 474, 477"), toastEn: .stated("465, 469, 476, 479"),
      nhncloudKo: .stated("483, 487, 494, 497")),
    Requirement(
      "TAG-18", .app, .must, .inferred,
      "Getting needs a completion handler.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("463, 470"), toastEn: .stated("465, 472"),
      nhncloudKo: .stated("483, 490"),
      argument: "The listing marks what may be nil, and does not mark this."),
    Requirement(
      "TAG-19", .sdk, .should, .sample,
      "A call on tags that reports no error has succeeded.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("496-499, 507-510, 524-527, 547-550, 556-559"),
      toastEn: .stated("498-501, 509-512, 526-529, 549-552, 558-561"),
      nhncloudKo: .stated("516-519, 527-530, 544-547, 567-570, 576-579")),
    Requirement(
      "TAG-20", .sdk, .must, .signature,
      "The ids of tags are passed and handed back as sets: they have no order, and none comes twice.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("462-463, 466, 470, 473-474"), toastEn: .stated("464-465, 468, 472, 475-476"),
      nhncloudKo: .stated("482-483, 486, 490, 493-494")),
  ]
}
