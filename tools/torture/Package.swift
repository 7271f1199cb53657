// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "NinefoldTorture",
  products: [.executable(name: "random-edits", targets: ["RandomEdits"])],
  dependencies: [.package(name: "Ninefold", path: "../..")],
  targets: [
    // Thousands of edits of real documents, through the store, in one process.
    .executableTarget(
      name: "RandomEdits",
      dependencies: [.product(name: "Ninefold", package: "Ninefold")]
    )
  ]
)
