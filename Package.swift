// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house: folder name = module name, everything it may know is listed.
/// The files of the folder `embedding` are carried in the binary, as `PackageResources`.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], embedding folder: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: folder.map { [.embedInCode($0)] } ?? [], swiftSettings: strict)
}

func suite(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftOperators", package: "swift-syntax"),
]
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "parity",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "parity", targets: ["parity"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.0.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache.git", from: "2.1.0"),
  ],
  targets: [
    .systemLibrary(name: "CGit2", pkgConfig: "libgit2", providers: [.apt(["libgit2-dev"]), .brew(["libgit2"])]),
    .target(
      name: "CTreeSitter",
      cSettings: [
        .headerSearchPath("../../.deps/tree-sitter/core/lib/include"),
        .headerSearchPath("../../.deps/tree-sitter/core/lib/src"),
      ]),
    .target(
      name: "CTreeSitterKotlin",
      cSettings: [.headerSearchPath("../../.deps/tree-sitter-kotlin/src")]),

    room("SourceModel"),
    room("CodeModel", ["SourceModel"]),
    room("FindingModel", ["SourceModel"]),
    room("GitReading", ["SourceModel", "CGit2"]),
    room("SwiftFrontend", ["SourceModel", "CodeModel"] + swiftSyntax),
    room("KotlinFrontend", ["SourceModel", "CodeModel", "CTreeSitter", "CTreeSitterKotlin"]),
    room("RuleBook", ["SourceModel", "FindingModel", "CodeModel", yams]),
    room("Normalization", ["SourceModel", "CodeModel", "RuleBook"]),
    room("Pairing", ["SourceModel", "CodeModel"]),
    room("Comparison", ["SourceModel", "CodeModel", "Pairing"]),
    room("TypeInference", ["SourceModel", "CodeModel"]),
    room(
      "Checks",
      [
        "SourceModel", "CodeModel", "FindingModel", "RuleBook", "Normalization", "Pairing", "Comparison",
        "TypeInference",
      ]),
    room("Changes", ["SourceModel", "CodeModel", "FindingModel"]),
    room("Caching", ["SourceModel"]),
    room("Linting", ["SourceModel", "CodeModel", "FindingModel", "RuleBook"]),
    room("Reporting", ["SourceModel", "FindingModel", mustache], embedding: "Page"),
    room("ReviewPosting"),
    room("CIReading"),
    room(
      "ParityKit",
      [
        "SourceModel", "CodeModel", "FindingModel", "GitReading", "SwiftFrontend", "KotlinFrontend", "RuleBook",
        "Normalization", "Pairing", "Comparison", "TypeInference", "Checks", "Changes", "Caching", "Linting",
        "Reporting", "CIReading",
      ]),
    room("Reviewing", ["SourceModel", "FindingModel", "CIReading", "Reporting", "ReviewPosting"]),
    room("Diagnosis", ["SourceModel", "FindingModel", "CIReading", "GitReading", "ReviewPosting", "ParityKit"]),
    room("Seeding", ["SourceModel", "CodeModel", "FindingModel", "ParityKit"]),
    .executableTarget(
      name: "parity",
      dependencies: [
        "SourceModel", "FindingModel", "GitReading", "Caching", "CIReading", "ParityKit", "Reporting", "ReviewPosting",
        "Reviewing", "Diagnosis", "Seeding", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "parity-dev",
      dependencies: [
        "SourceModel", "FindingModel", "SwiftFrontend", "KotlinFrontend", "ParityKit", argumentParser,
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "parity-fuzz",
      dependencies: [
        "SourceModel", "CodeModel", "FindingModel", "RuleBook", "Normalization", "Checks", "Linting", "ParityKit",
        "Reporting", "Reviewing", argumentParser,
      ],
      swiftSettings: strict),

    suite("TidyTests", []),
    suite("GitReadingTests", ["GitReading", "SourceModel"]),
    suite("SwiftFrontendTests", ["SourceModel", "CodeModel", "SwiftFrontend"]),
    suite("KotlinFrontendTests", ["SourceModel", "CodeModel", "KotlinFrontend"]),
    suite("RuleBookTests", ["RuleBook", "CodeModel", "SourceModel", "FindingModel"]),
    suite("LintingTests", ["Linting", "RuleBook", "SourceModel", "FindingModel", "CodeModel"]),
    suite(
      "NormalizationTests",
      ["Normalization", "RuleBook", "SourceModel", "CodeModel", "SwiftFrontend", "KotlinFrontend"]),
    suite("PairingTests", ["Pairing", "CodeModel", "SourceModel"]),
    suite("ComparisonTests", ["Comparison", "Pairing", "CodeModel", "SourceModel"]),
    suite("ChecksTests", ["Checks", "Comparison", "Pairing", "FindingModel", "CodeModel", "SourceModel"]),
    suite(
      "TypeInferenceTests", ["TypeInference", "CodeModel", "SourceModel", "SwiftFrontend", "KotlinFrontend"]),
    suite("ReportingTests", ["Reporting", "SourceModel", "FindingModel"], exclude: ["Snapshots"]),
    suite("ReviewPostingTests", ["ReviewPosting"]),
    suite("CIReadingTests", ["CIReading"]),
    suite("ReviewingTests", ["Reviewing", "Reporting", "FindingModel", "SourceModel"]),
    suite("DiagnosisTests", ["Diagnosis", "SourceModel", "CIReading", "GitReading", "ReviewPosting", "ParityKit"]),
    suite(
      "ParityKitTests",
      [
        "ParityKit", "Caching", "Checks", "CodeModel", "Normalization", "Comparison", "Pairing", "SourceModel",
        "FindingModel", "Linting", "RuleBook", "Reporting",
      ]),
    suite("CachingTests", ["Caching", "SourceModel"]),
    suite("RuleTests", ["ParityKit", "RuleBook", "SourceModel", "FindingModel"]),
    suite("DerivedTests", ["ParityKit", "Reporting", "RuleBook", "SourceModel", "FindingModel"]),
    suite("SeededTests", ["Seeding", "ParityKit", "SourceModel"]),
    suite(
      "EndToEndTests",
      [
        "parity", "parity-dev", "CIReading", "FindingModel", "ParityKit", "Reporting", "ReviewPosting", "Reviewing",
        "SourceModel",
      ]),
  ]
)
