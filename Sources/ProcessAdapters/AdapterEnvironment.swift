/// The environment of an adapter's process: the variables that programs need to start, and further ones.
///
/// An adapter is foreign code, run by a job that may hold secrets. No rule recognises a secret by its name, so that
/// only listed variables are passed, and none of them holds a secret.
public struct AdapterEnvironment: Hashable, Sendable {
  /// The names of further variables to pass.
  public var passed: Set<String>
  /// Variables with fixed values, whatever the environment says.
  public var values: [String: String]

  /// An environment with the variables that programs need, further ones to pass, and fixed values.
  public init(passing passed: Set<String> = [], setting values: [String: String] = [:]) {
    self.passed = passed
    self.values = values
  }

  /// The variables that an adapter gets of an environment, each as `NAME=value`.
  func limited(_ environment: [String]) -> [String] {
    let kept = environment.filter { entry in
      let name = String(entry.prefix { $0 != "=" })
      return values[name] == nil && (passed.contains(name) || Self.isPassedToAll(name))
    }
    return kept + values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
  }

  private static func isPassedToAll(_ name: String) -> Bool {
    name.hasPrefix("LC_") || everyone.contains(name) || interpreters.contains(name)
  }

  /// Variables that any program may need. All that begin with `LC_` are passed too.
  package static let everyone = [
    "PATH", "HOME", "USER", "LOGNAME", "SHELL", "PWD", "TERM", "LANG", "LANGUAGE", "TZ", "TMPDIR",
    "TMP", "TEMP", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LD_LIBRARY_PATH",
    "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
  ]

  /// Variables with the folders of interpreters, compilers and version managers.
  package static let interpreters = [
    "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PYTHONUTF8", "PYTHONIOENCODING", "PYTHONUNBUFFERED",
    "PYENV_ROOT", "PYENV_VERSION", "CONDA_PREFIX", "CONDA_DEFAULT_ENV", "NODE_PATH", "NVM_DIR",
    "NVM_BIN", "NVM_INC", "FNM_DIR", "VOLTA_HOME", "DENO_DIR", "BUN_INSTALL", "GEM_HOME",
    "GEM_PATH", "RUBYLIB", "BUNDLE_GEMFILE", "RBENV_ROOT", "RBENV_VERSION", "JAVA_HOME",
    "CLASSPATH", "SDKMAN_DIR", "KOTLIN_HOME", "ANDROID_HOME", "DOTNET_ROOT", "GOROOT", "GOPATH",
    "GOCACHE", "CARGO_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN", "PUB_CACHE", "FLUTTER_ROOT",
    "PERL5LIB", "LUA_PATH", "LUA_CPATH", "ASDF_DIR", "ASDF_DATA_DIR", "MISE_DATA_DIR",
    "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS",
  ]
}
