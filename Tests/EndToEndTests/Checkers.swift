import Foundation

/// The programs in `.deps/checkers` that know what other programs make of our files; `make test` installs them.
enum Checkers {
  /// The top of this repository.
  static let top = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let folder = top + "/.deps/checkers"
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: folder + "/bin/zizmor")

  /// Continuous integration installs them: there a missing one is a failure, not a reason to skip.
  static let isExpected = isInstalled || ProcessInfo.processInfo.environment["CI"] != nil
  static let absence = "actionlint, zizmor and check-jsonschema are not installed; `.ci/checkers` does it"

  /// Runs one of them on files of the repository, without a network.
  static func run(_ name: String, _ arguments: [String]) throws -> Tool.Run {
    let here = try Folder()
    defer { here.remove() }
    let environment = ["PYTHONPATH": folder, "ZIZMOR_OFFLINE": "true", "NO_COLOR": "1"]
    return try Tool.command(folder + "/bin/" + name, arguments, in: here, environment: environment)
  }

  /// What is wrong with files by one of our schemas or by one that check-jsonschema carries; empty when nothing is.
  static func complaints(_ schema: String, _ paths: [String]) throws -> String {
    let isBuiltIn = schema.hasPrefix("vendor.") || schema.hasPrefix("custom.")
    let run = try run(
      "check-jsonschema",
      isBuiltIn ? ["--builtin-schema", schema] + paths : ["--no-cache", "--schemafile", schema] + paths)
    return run.status == 0 ? "" : run.output + run.errors + "(status \(run.status))"
  }

  /// The files of a folder of the repository with one of some endings, as absolute paths, sorted.
  static func files(in folder: String, _ endings: String...) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: top + "/" + folder).sorted()
      .filter { name in endings.contains { name.hasSuffix($0) } }.map { "\(top)/\(folder)/\($0)" }
  }

  static func text(_ path: String) throws -> String { try String(contentsOfFile: top + "/" + path, encoding: .utf8) }
}
