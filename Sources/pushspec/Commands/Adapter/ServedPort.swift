import Conformance
import PushModel
import ReferenceAdapter

/// The reference port for an adapter in a process of its own: it claims one edition and plays each case in
/// the case's edition.
struct ServedPort: Adapter {
  private var adapter = ReferenceAdapter(edition: nil)
  private let edition: Edition

  init(edition: Edition) { self.edition = edition }

  var profile: Profile {
    var profile = adapter.profile
    profile.edition = edition
    return profile
  }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { try adapter.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    try adapter.perform(stimulus, as: name)
  }
}
