// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "NinefoldBenchmarks",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "ninefold-bench", targets: ["NinefoldBench"])],
  dependencies: [.package(name: "Ninefold", path: "../..")],
  targets: [
    // The peer: a plain C loop over SQLite's rows.
    .target(name: "CRawLoop", linkerSettings: [.linkedLibrary("sqlite3")]),
    // Times the library and the loop alternately in one process.
    .executableTarget(
      name: "NinefoldBench",
      dependencies: ["CRawLoop", .product(name: "Ninefold", package: "Ninefold")]
    ),
  ]
)
