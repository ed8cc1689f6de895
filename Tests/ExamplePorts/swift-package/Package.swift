// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "SmallPush",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "PushSpec", path: "../../..")],
  targets: [
    .target(name: "SmallPush"),
    .target(
      name: "SmallPushAdapter",
      dependencies: [
        "SmallPush",
        .product(name: "Conformance", package: "PushSpec"),
        .product(name: "PushModel", package: "PushSpec"),
      ]),
    .testTarget(
      name: "SmallPushTests",
      dependencies: ["SmallPushAdapter", .product(name: "ConformanceTesting", package: "PushSpec")]),
    .executableTarget(
      name: "small-push",
      dependencies: ["SmallPushAdapter", .product(name: "Conformance", package: "PushSpec")]),
  ]
)
