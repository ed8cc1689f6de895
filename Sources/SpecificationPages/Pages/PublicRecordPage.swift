import PushModel

/// The requirements outside the documents: rules of the platform, the vendor's record, the suite's own.
enum PublicRecordPage {
  static var text: String {
    """
    # The public record

    ## \(Area.platform.title)

    The world that the suite plays follows these rules. A port is judged by one only where a duty of its own
    follows from it.

    \(table(.platform))
    ## \(Area.vendor.title)

    Shown beside the documents. No port fails for them. The release notes and headers stand in the vendor's public
    repositories `nhn/toastcloud.sdk`, `nhn/nhncloud.ios.sdk`, `TOAST-DOCS/TOAST-Cloud` and `TOAST-DOCS/Push`.

    \(table(.vendor))
    ## \(Area.suite.title)

    What keeps the machines finite. No port is ever judged by these.

    \(table(.suite))
    """
  }

  private static func table(_ area: Area) -> String {
    RequirementsTable.external(Requirement.all.filter { $0.area == area })
  }
}
