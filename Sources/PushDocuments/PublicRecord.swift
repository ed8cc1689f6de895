package import PushModel

/// The rules of the public record, by the chapters that they touch.
extension Area {
  /// The rules of the platform and the vendor's record that belong beside the chapter, in their order.
  package var publicRecord: [Requirement] {
    let ids: [String] =
      switch self {
      case .initialization: ["PLAT-9", "PLAT-13", "VEND-6"]
      case .login: ["PLAT-9", "VEND-5"]
      case .permission: ["PLAT-1", "PLAT-2", "PLAT-3", "PLAT-12", "VEND-1"]
      case .flag: ["PLAT-1", "PLAT-2", "PLAT-3", "PLAT-12"]
      case .registration:
        ["PLAT-3", "PLAT-4", "PLAT-5", "PLAT-10", "PLAT-13", "VEND-1", "VEND-3", "VEND-6"]
      case .agreement: ["VEND-3", "VEND-4"]
      case .query: ["PLAT-10", "PLAT-13"]
      case .unregistration: ["PLAT-10", "PLAT-13", "VEND-2"]
      case .update: ["PLAT-10", "VEND-3"]
      case .voip: ["PLAT-6", "PLAT-7", "PLAT-11", "PLAT-13", "VEND-4"]
      case .callReporting: ["PLAT-7", "PLAT-8"]
      case .errors: ["PLAT-10", "PLAT-13"]
      case .order, .messages, .actions, .options, .categories, .richMessages, .metrics, .serviceExtension,
        .tags, .configuration, .errorCodes, .installation, .platform, .vendor, .suite:
        []
      }
    return ids.compactMap { Requirement.named($0) }
  }
}
