// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "PushSpec", path: "../..")],
  targets: [
    // One folder an area; each has a function that `Measure.swift` calls.
    .executableTarget(
      name: "measure", dependencies: [.product(name: "MachineAnalysis", package: "PushSpec")],
      path: ".", exclude: ["benchmark.py", "peers.py", "suites.py"],
      sources: ["Measure.swift", "exploring", "suites"],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
