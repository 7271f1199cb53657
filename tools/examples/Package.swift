// swift-tools-version: 6.1
import PackageDescription

// Every tool depends on the library's product alone, as a package elsewhere does. There, the
// dependency is .package(url: "https://example.com/ninefold.git", branch: "main").
let package = Package(
  name: "NinefoldExamples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layout-lint", targets: ["layout-lint"]),
    .executable(name: "layout-report", targets: ["layout-report"]),
    .executable(name: "spacing-grid", targets: ["spacing-grid"]),
  ],
  dependencies: [.package(name: "Ninefold", path: "../..")],
  targets: [
    // A linter for files, without a project.
    .executableTarget(
      name: "layout-lint",
      dependencies: [.product(name: "Ninefold", package: "Ninefold")]
    ),
    // A report on a project.
    .executableTarget(
      name: "layout-report",
      dependencies: [.product(name: "Ninefold", package: "Ninefold")]
    ),
    // Aligns the constants of constraints with a grid.
    .target(
      name: "SpacingGrid",
      dependencies: [.product(name: "Ninefold", package: "Ninefold")]
    ),
    .executableTarget(name: "spacing-grid", dependencies: ["SpacingGrid"]),
  ]
)
