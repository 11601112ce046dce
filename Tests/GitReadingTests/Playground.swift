import Foundation

/// A temporary folder with files and real git repositories in it; gone when the value is.
final class Playground {
  /// Absolute, without links (a temporary folder is behind one on a Mac).
  let path: String
  private let isOwner: Bool

  /// Another process's playground, which that one removes.
  init(at path: String) {
    self.path = path
    isOwner = false
  }

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("parity-git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    isOwner = true
  }

  deinit {
    if isOwner { try? FileManager.default.removeItem(atPath: path) }
  }

  func callAsFunction(_ relative: String) -> String { path + "/" + relative }

  /// Writes a file; folders are made as needed.
  func write(_ relative: String, _ text: String = "text") throws {
    let file = URL(fileURLWithPath: self(relative))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a file whose name is the given bytes.
  func write(name: [UInt8], in folder: String) throws {
    try FileManager.default.createDirectory(atPath: self(folder), withIntermediateDirectories: true)
    let name = (Array(self(folder).utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
    guard let file = fopen(name, "w") else { throw Failure(text: "cannot create a file with a raw name") }
    fclose(file)
  }

  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(relative), withDestinationPath: target)
  }

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: self(relative))
  }

  /// Makes a repository with one commit of the given files.
  func repository(_ name: String, _ files: [String: String]) throws {
    try git(".", "init", "-q", name)
    for (file, text) in files { try write(name + "/" + file, text) }
    try commit(name)
  }

  func commit(_ name: String) throws {
    try git(name, "add", "-A")
    try git(name, "commit", "-q", "--allow-empty", "-m", "change")
  }

  /// Commits everything with a message and as of a moment, in seconds since 1970; returns the commit's id.
  @discardableResult
  func commit(_ name: String, _ message: String, at moment: Int, author: String = "Ada") throws -> String {
    try git(name, "add", "-A")
    let date = "@\(moment) +0000"
    try run(
      name, ["git", "commit", "-q", "--allow-empty", "-m", message],
      ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date, "GIT_AUTHOR_NAME": author])
    return try git(name, "rev-parse", "HEAD")
  }

  /// Runs git in a folder, untouched by the configuration of the machine, and returns what it prints.
  @discardableResult
  func git(_ folder: String, _ arguments: String...) throws -> String {
    try run(folder, ["git", "-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always"] + arguments)
  }

  @discardableResult
  func run(_ folder: String, _ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: self(folder))
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
      "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
    ]) { $1 }.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: "\(arguments): \(text)") }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Everything below a folder: path, time of change, content.
  func state(of folder: String) throws -> [String: String] {
    var state: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: self(folder)) {
      let file = self(folder) + "/" + name
      let changed = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      let content = FileManager.default.contents(atPath: file)?.base64EncodedString() ?? ""
      state[name] = "\(changed?.timeIntervalSince1970 ?? 0) \(content)"
    }
    return state
  }

  struct Failure: Error { let text: String }
}
