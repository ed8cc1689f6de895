/// What an adapter learns of the environment of who starts it: what programs need to start, and what is added.
///
/// An adapter is somebody else's program, run by a gate that may hold the keys to much else. No rule knows a secret by its
/// name, so what may pass is listed: nothing in it is one.
public struct AdapterEnvironment: Hashable, Sendable {
  /// The names of variables that are passed besides.
  public var passed: Set<String>
  /// Variables that the adapter gets whatever the environment says.
  public var values: [String: String]

  /// An environment of what programs need, with some more variables, and others that are set.
  public init(passing passed: Set<String> = [], setting values: [String: String] = [:]) {
    self.passed = passed
    self.values = values
  }

  /// The part of an environment, as `NAME=value` each, that an adapter gets.
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

  /// What every program may ask for; all that begin with `LC_` are passed too.
  package static let everyone = [
    "PATH", "HOME", "USER", "LOGNAME", "SHELL", "PWD", "TERM", "LANG", "LANGUAGE", "TZ", "TMPDIR",
    "TMP", "TEMP", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LD_LIBRARY_PATH",
    "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
  ]

  /// Where interpreters, compilers and those who choose their versions have their files.
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
