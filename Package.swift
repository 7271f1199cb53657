// swift-tools-version: 6.2
import PackageDescription

// In CI, warnings of this package are errors. The setting depends on the environment, because Xcode refuses it
// in a dependency, and other compilers have other warnings.
let isStrict = Context.environment["NINEFOLD_STRICT"] != nil
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

// Debug builds optimize what reads and computes layouts, where tests spent a quarter of their time.
// docs/adr/0017-optimized-debug-builds.md has the measurements.
let optimizedSettings: [SwiftSetting] =
  settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// Targets stand in layer order, lowest first. tools/check-layers refuses imports that are not listed here.
let package = Package(
  name: "Ninefold",
  // `String(validating:as:)` needs macOS 15. Linux has no versions.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Ninefold", targets: ["Ninefold"]),
    .executable(name: "ninefold", targets: ["ninefold"]),
    .executable(name: "ninefold-studio", targets: ["ninefold-studio"]),
    .executable(name: "ninefold-sources", targets: ["ninefold-sources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
  ],
  targets: [
    // The system's XML parser.
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    // The system's zlib.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // The system's SQLite.
    .systemLibrary(name: "SystemSQLite", providers: [.apt(["libsqlite3-dev"])]),
    // Renames of the Linux kernel that keep or exchange files.
    .systemLibrary(name: "LinuxRename"),
    // Connections and statements of SQLite; knows nothing of layouts.
    .target(name: "SQLite", dependencies: ["SystemSQLite"], swiftSettings: settings),
    // The C library of the system that is built for.
    .target(name: "CLibrary", dependencies: ["LinuxRename"], swiftSettings: settings),
    // PDF files of asset catalogs to paths; knows nothing of layouts.
    .target(name: "PDFImages", dependencies: ["CZlib"], swiftSettings: settings),
    // Plain values: size classes, documents, effective layouts.
    .target(name: "LayoutModel", dependencies: ["CLibrary"], swiftSettings: settings),
    // What edits do to the objects that they need; the notations that they are typed in.
    .target(name: "LayoutEditing", dependencies: ["LayoutModel"], swiftSettings: settings),
    // Linear constraints with strict priorities; knows nothing of views.
    .target(name: "ConstraintSolver", swiftSettings: optimizedSettings),
    // Effective layouts to frames and findings.
    .target(
      name: "LayoutEngine",
      dependencies: ["LayoutModel", "ConstraintSolver"],
      swiftSettings: optimizedSettings
    ),
    // Differences of two documents, merges of three.
    .target(name: "LayoutMerge", dependencies: ["LayoutModel"], swiftSettings: settings),
    // Findings that rows alone give: the document's structure, rules of teams, accessibility.
    .target(name: "LayoutChecks", dependencies: ["LayoutModel"], swiftSettings: settings),
    // Scenes to pictures and pages.
    .target(name: "LayoutPreview", dependencies: ["LayoutModel"], swiftSettings: settings),
    // Scenes to source code.
    .target(
      name: "LayoutCode",
      dependencies: ["LayoutModel", "LocalizedStrings"],
      swiftSettings: settings
    ),
    // Texts of documents to strings files, string catalogs and XLIFF, and back.
    .target(name: "LocalizedStrings", dependencies: ["LayoutModel"], swiftSettings: settings),
    // The resources of a target to typed names in Swift.
    .target(name: "Accessors", dependencies: ["LayoutModel"], swiftSettings: settings),
    // Files to documents and back.
    .target(
      name: "InterfaceBuilderFormat",
      dependencies: ["CLibrary", "LayoutModel", "CExpat"],
      swiftSettings: optimizedSettings
    ),
    // The numbered SQL files, embedded.
    .target(
      name: "Migrations",
      path: "Migrations",
      exclude: ["CHECKSUMS"],
      resources: [.embedInCode("SQL"), .embedInCode("schema.sql")],
      swiftSettings: settings
    ),
    // Documents to rows and back.
    .target(
      name: "LayoutStore",
      dependencies: ["CLibrary", "LayoutModel", "Migrations", "SQLite"],
      swiftSettings: settings
    ),
    // What the files of a project state about names; reads Objective-C.
    .target(name: "SourceFacts", swiftSettings: settings),
    // Documents against the facts of a project.
    .target(
      name: "SourceChecks",
      dependencies: ["LayoutModel", "SourceFacts"],
      swiftSettings: settings
    ),
    // Swift's sources to facts. Only the program for this needs Swift's parser.
    .target(
      name: "SwiftFacts",
      dependencies: [
        "SourceFacts", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ninefold-sources",
      dependencies: ["CLibrary", "SourceFacts", "SwiftFacts"],
      swiftSettings: settings
    ),
    // One type for each use case.
    .target(
      name: "Ninefold",
      dependencies: [
        "CLibrary", "LayoutModel", "LayoutChecks", "LayoutEditing", "LayoutEngine", "LayoutMerge",
        "LayoutPreview", "LayoutCode", "LocalizedStrings", "Accessors", "InterfaceBuilderFormat",
        "LayoutStore", "PDFImages", "SourceChecks", "SourceFacts",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings
    ),
    // Commands: parse, call, render.
    .target(
      name: "NinefoldCLI",
      dependencies: [
        "CLibrary", "Ninefold", "LayoutModel", "LocalizedStrings", "Accessors",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "ninefold", dependencies: ["NinefoldCLI"], swiftSettings: settings),
    // A project in the browser: routes, pages, what an open page sees.
    .target(
      name: "NinefoldStudio",
      dependencies: [
        "CLibrary", "Ninefold", "LayoutModel", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      resources: [.embedInCode("Page")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ninefold-studio",
      dependencies: ["NinefoldStudio", "Ninefold", "LayoutModel"],
      swiftSettings: settings
    ),

    // What tools/torture runs: thousands of edits, mutated inputs, many processes at once.
    .executableTarget(
      name: "random-edits",
      dependencies: ["Fuzzing", "Ninefold", "LayoutMerge", "LayoutModel", "TestSupport"],
      path: "tools/trials/Sources/RandomEdits"
    ),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Ninefold", "NinefoldCLI", "LayoutModel", "LayoutEditing", "LayoutStore", "LayoutMerge",
        "InterfaceBuilderFormat", "SQLite", "TestSupport",
      ],
      path: "tools/trials/Sources/Fuzzing"
    ),
    .executableTarget(
      name: "ninefold-fuzz",
      dependencies: ["Fuzzing"],
      path: "tools/trials/Sources/ninefold-fuzz"
    ),
    .executableTarget(
      name: "gesture-trials",
      dependencies: ["Ninefold", "LayoutModel", "TestSupport"],
      path: "tools/trials/Sources/Gestures"
    ),
    .executableTarget(
      name: "ninefold-soak",
      dependencies: ["Ninefold", "LayoutModel", "LayoutStore", "TestSupport"],
      path: "tools/trials/Sources/ninefold-soak"
    ),

    // What tests share: fixtures, temporary folders, the corpus.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: optimizedSettings),
    .testTarget(
      name: "SQLiteTests",
      dependencies: ["SQLite", "SystemSQLite", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(name: "PDFImagesTests", dependencies: ["PDFImages"], swiftSettings: settings),
    .testTarget(
      name: "LayoutModelTests",
      dependencies: ["LayoutModel", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutEditingTests",
      dependencies: [
        "LayoutEditing", "LayoutMerge", "InterfaceBuilderFormat", "LayoutModel", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "LayoutEngine", "LayoutChecks", "LayoutEditing", "InterfaceBuilderFormat", "LayoutModel",
        "ConstraintSolver", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutMergeTests",
      dependencies: ["LayoutMerge", "InterfaceBuilderFormat", "LayoutModel", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutPreviewTests",
      dependencies: ["LayoutPreview", "InterfaceBuilderFormat", "LayoutModel", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutCodeTests",
      dependencies: [
        "LayoutCode", "LocalizedStrings", "InterfaceBuilderFormat", "LayoutModel", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LocalizedStringsTests",
      dependencies: ["LocalizedStrings", "InterfaceBuilderFormat", "LayoutModel", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(name: "AccessorsTests", dependencies: ["Accessors"], swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderFormatTests",
      dependencies: ["InterfaceBuilderFormat", "LayoutModel", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutStoreTests",
      dependencies: [
        "LayoutStore", "Migrations", "InterfaceBuilderFormat", "LayoutModel", "SQLite",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LayoutStoreJournalTests",
      dependencies: [
        "LayoutStore", "LayoutModel", "SQLite", "SystemSQLite", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SourceFactsTests",
      dependencies: ["SourceFacts"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SourceChecksTests",
      dependencies: [
        "SourceChecks", "SourceFacts", "SwiftFacts", "InterfaceBuilderFormat", "LayoutModel",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "NinefoldTests",
      dependencies: [
        "Ninefold", "InterfaceBuilderFormat", "LayoutChecks", "LayoutEditing", "LayoutEngine",
        "LayoutMerge", "LayoutModel", "LayoutStore", "SourceChecks", "SourceFacts",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "NinefoldStudioTests",
      dependencies: [
        "CLibrary", "NinefoldStudio", "Ninefold", "LayoutModel", "TestSupport",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings
    ),
    // Inputs that fuzzers found, and a slice of new ones.
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["Fuzzing", "TestSupport"],
      swiftSettings: settings
    ),
    // Runs the command that is built beside it.
    .testTarget(
      name: "NinefoldCLITests",
      dependencies: [
        "ninefold", "ninefold-studio", "ninefold-sources", "NinefoldCLI", "SQLite", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ]
)
