import Foundation

/// The built `parity`, run as a user runs it.
enum Tool {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The binary stands beside the test bundle in the build folder.
  static let path: String = {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    let executable = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let folders =
      bundles.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } + [executable.deletingLastPathComponent()]
    let candidates = folders.map { $0.appendingPathComponent("parity").path }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates.first ?? "parity"
  }()

  static func run(
    _ arguments: [String], in folder: Folder, input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try command(path, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs any program.
  static func command(
    _ program: String, _ arguments: [String], in folder: Folder, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    let scratch = try Folder()
    defer { scratch.remove() }
    try FileManager.default.copyItem(atPath: prepared.get().caches, toPath: scratch.caches)
    return try launch(program, arguments, in: folder, scratch, input: input, environment: environment)
  }

  /// What a first run keeps, beside its report: our rules as they were read and compiled. A debug build takes seconds for
  /// them, and hardly any test is about that.
  private static let prepared: Result<Folder, any Error> = Result {
    let scratch = try Folder()
    atexit { _ = try? prepared.get().remove() }
    try scratch.write("ios/A.swift", "struct A {}\n")
    try scratch.write("android/A.kt", "class A\n")
    let arguments = ["check", "--swift", "ios", "--kotlin", "android"]
    let run = try launch(path, arguments, in: scratch, scratch)
    guard run.status == 0 else { throw Folder.Failure(words: run.errors) }
    return scratch
  }

  /// Output goes through files, so that no pipe fills up.
  private static func launch(
    _ program: String, _ arguments: [String], in folder: Folder, _ scratch: Folder, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    try scratch.write("input", input)
    try scratch.write("output", "")
    try scratch.write("errors", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // No test finds what another one kept, or leaves something in the user's home.
    let caches = ["XDG_CACHE_HOME": scratch.caches]
    process.environment = ProcessInfo.processInfo.environment.merging(caches) { $1 }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch.path + "/input"))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path + "/output"))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.path + "/errors"))
    try process.run()
    process.waitUntilExit()
    // A crash must not look like an exit code.
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Run(status: status, output: try scratch.text("output"), errors: try scratch.text("errors"))
  }
}

/// A temporary folder.
struct Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("parity-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  var caches: String { path + "/caches" }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }

  func write(_ name: String, bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  /// Runs git here, which must succeed, without the user's own settings.
  func git(_ arguments: String...) throws {
    let identity = [
      "GIT_CONFIG_NOSYSTEM": "1", "HOME": path, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    let run = try Tool.command("/usr/bin/env", ["git"] + arguments, in: self, environment: identity)
    if run.status != 0 { throw Failure(words: run.errors) }
  }

  struct Failure: Error {
    var words: String
  }
}

/// Two sides with one equal twin and one that differs by a default value, a condition and a member.
func twoSides() throws -> Folder {
  let folder = try Folder()
  try folder.write("ios/Sources/Point.swift", "struct Point {\n  let x: Int\n  let y: Int\n}\n")
  try folder.write("android/src/Point.kt", "data class Point(val x: Int, val y: Int)\n")
  try folder.write(
    "ios/Sources/Counter.swift",
    """
    final class Counter {
      var count = 0

      func isFull(limit: Int) -> Bool {
        if count > limit { return true }
        return false
      }

      func reset() { count = 0 }
    }

    """)
  try folder.write(
    "android/src/Counter.kt",
    """
    class Counter {
      var count = 0

      fun isFull(limit: Int): Boolean {
        if (count >= limit) { return true }
        return false
      }
    }

    """)
  return folder
}
