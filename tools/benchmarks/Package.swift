// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "NinefoldBenchmarks",
  products: [.executable(name: "ninefold-bench", targets: ["NinefoldBench"])],
  dependencies: [.package(name: "Ninefold", path: "../..")],
  targets: [
    // The peer: a loop over SQLite's rows in C, with nothing around it.
    .target(name: "CRawLoop", linkerSettings: [.linkedLibrary("sqlite3")]),
    // Times the library and the loop in one process, taking turns.
    .executableTarget(
      name: "NinefoldBench",
      dependencies: ["CRawLoop", .product(name: "Ninefold", package: "Ninefold")]
    ),
  ]
)
