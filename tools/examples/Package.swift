// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "NinefoldExamples",
  products: [.executable(name: "spacing-grid", targets: ["spacing-grid"])],
  dependencies: [.package(name: "Ninefold", path: "../..")],
  targets: [
    // Puts the constants of constraints on a grid.
    .target(
      name: "SpacingGrid",
      dependencies: [.product(name: "Ninefold", package: "Ninefold")]
    ),
    .executableTarget(name: "spacing-grid", dependencies: ["SpacingGrid"]),
    .testTarget(name: "SpacingGridTests", dependencies: ["SpacingGrid"]),
  ]
)
