// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "PushSpec",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PushModel", targets: ["StateMachines", "PushModel"]),
    .library(name: "MachineAnalysis", targets: ["StateMachines", "MachineAnalysis"]),
    .library(name: "ModelAnalysis", targets: ["ModelAnalysis"]),
    .library(name: "ModelBasedTesting", targets: ["ModelBasedTesting"]),
    .library(name: "Conformance", targets: ["JSON", "Conformance"]),
    .library(name: "ConformanceTesting", targets: ["ConformanceTesting"]),
    .library(name: "ProcessAdapters", targets: ["ProcessAdapters"]),
    .executable(name: "pushspec", targets: ["pushspec"]),
    .executable(name: "pushspec-proof", targets: ["pushspec-proof"]),
  ],
  targets: [
    .target(name: "StateMachines", swiftSettings: strict),
    .target(
      name: "MachineAnalysis", dependencies: ["StateMachines"], exclude: ["README.md"],
      swiftSettings: strict),
    .target(name: "PushModel", dependencies: ["StateMachines"], swiftSettings: strict),
    .target(
      name: "DocumentFiles", dependencies: ["ProgramFiles"], path: "spec/documents",
      exclude: ["README.md"],
      sources: ["DocumentFiles.swift"],
      resources: [
        .copy("contradictions.json"), .copy("defects.json"), .copy("differences.json"), .copy("editions"),
        .copy("everyday.json"), .copy("interface"), .copy("machines"), .copy("public-record.json"),
        .copy("questions"), .copy("requirements"), .copy("situations.json"), .copy("terms.json"),
      ], swiftSettings: strict),
    .target(
      name: "PushDocuments", dependencies: ["StateMachines", "PushModel", "JSON", "DocumentFiles"],
      swiftSettings: strict),
    .target(name: "JSON", swiftSettings: strict),
    .target(name: "ProgramFiles", swiftSettings: strict),
    .target(
      name: "ModelAnalysis", dependencies: ["MachineAnalysis", "PushModel", "PushDocuments", "JSON"],
      swiftSettings: strict),
    .target(
      name: "SpecificationPages",
      dependencies: [
        "StateMachines", "MachineAnalysis", "PushModel", "PushDocuments", "ModelAnalysis", "JSON",
      ],
      swiftSettings: strict),
    .target(
      name: "ConformanceCases", dependencies: ["ProgramFiles"], path: "conformance-cases",
      exclude: ["README.md", "case-table.schema.json"],
      sources: ["ConformanceCases.swift"],
      resources: [.copy("tables")], swiftSettings: strict),
    .target(name: "Conformance", dependencies: ["PushModel", "JSON"], swiftSettings: strict),
    .target(name: "ProcessAdapters", dependencies: ["Conformance", "JSON"], swiftSettings: strict),
    .target(
      name: "ModelBasedTesting", dependencies: ["MachineAnalysis", "ModelAnalysis", "Conformance", "JSON"],
      swiftSettings: strict),
    .target(
      name: "ConformanceTesting",
      dependencies: [
        "StateMachines", "MachineAnalysis", "PushModel", "Conformance", "ConformanceCases",
        "ModelBasedTesting", "JSON",
      ],
      swiftSettings: strict),
    .target(name: "ReferencePort", swiftSettings: strict),
    .target(
      name: "ReferenceAdapter", dependencies: ["Conformance", "ReferencePort"],
      swiftSettings: strict),
    .target(
      name: "CommandSupport",
      dependencies: [
        "StateMachines", "MachineAnalysis", "PushModel", "PushDocuments", "ModelAnalysis", "Conformance",
        "ConformanceCases", "ModelBasedTesting", "ProcessAdapters", "JSON",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "pushspec",
      dependencies: [
        "StateMachines", "MachineAnalysis", "PushModel", "PushDocuments", "ModelAnalysis", "Conformance",
        "ModelBasedTesting",
        "ProcessAdapters", "JSON", "ReferencePort", "ReferenceAdapter", "CommandSupport",
      ],
      resources: [.embedInCode("Skeletons"), .embedInCode("Commands/Report/style.css")], swiftSettings: strict
    ),
    .target(
      name: "Proofs",
      dependencies: [
        "StateMachines", "MachineAnalysis", "PushModel", "ModelAnalysis", "Conformance",
        "ModelBasedTesting",
        "ReferencePort", "ReferenceAdapter",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "pushspec-proof",
      dependencies: [
        "StateMachines", "MachineAnalysis", "PushModel", "ModelAnalysis", "Conformance",
        "ModelBasedTesting",
        "JSON", "PushDocuments", "ReferencePort", "ReferenceAdapter", "Proofs", "SpecificationPages",
        "CommandSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["CommandSupport", "Conformance", "PushModel", "ReferenceAdapter", "ReferencePort"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Conformance", "ReferenceAdapter", "ReferencePort", "JSON", "MachineAnalysis", "TestSupport",
      ],
      exclude: ["Corpus"], swiftSettings: strict),
    .testTarget(
      name: "ConformanceTestingTests",
      dependencies: [
        "ConformanceTesting", "CommandSupport", "pushspec", "ReferenceAdapter", "ReferencePort",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProcessAdaptersTests", dependencies: ["ProcessAdapters", "Conformance"], swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["pushspec", "pushspec-proof", "CommandSupport", "ProcessAdapters", "TestSupport"],
      exclude: ["Help"], swiftSettings: strict),
    .testTarget(
      name: "PushModelTests", dependencies: ["PushModel", "MachineAnalysis"], swiftSettings: strict),
    .testTarget(
      name: "PushDocumentsTests", dependencies: ["PushDocuments", "DocumentFiles", "JSON"],
      swiftSettings: strict),
    .testTarget(
      name: "MachineAnalysisTests", dependencies: ["MachineAnalysis"], swiftSettings: strict),
    .testTarget(
      name: "ModelAnalysisTests", dependencies: ["ModelAnalysis"], swiftSettings: strict),
    .testTarget(
      name: "ModelBasedTestingTests",
      dependencies: ["ModelBasedTesting", "ReferenceAdapter", "ReferencePort", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ProofsTests", dependencies: ["Proofs", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SpecTests",
      dependencies: [
        "MachineAnalysis", "PushDocuments", "ModelAnalysis", "SpecificationPages", "Conformance",
        "ReferenceAdapter", "JSON", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReferencePortTests", dependencies: ["ReferencePort", "ReferenceAdapter"],
      swiftSettings: strict),
  ]
)
