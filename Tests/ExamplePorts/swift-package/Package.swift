// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SmallPush",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "PushSpec", path: "../../..")],
  targets: [
    .target(name: "SmallPush"),
    .testTarget(
      name: "SmallPushTests",
      dependencies: [
        "SmallPush",
        .product(name: "Conformance", package: "PushSpec"),
        .product(name: "ConformanceTesting", package: "PushSpec"),
        .product(name: "PushModel", package: "PushSpec"),
      ]),
  ]
)
