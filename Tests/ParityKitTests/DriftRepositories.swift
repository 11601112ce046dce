import FindingModel
import Foundation
import ParityKit
import SourceModel

/// Two git repositories, `ios` and `android`, whose commits have fixed dates and authors; gone when the value is.
final class DriftRepositories {
  let path: String
  static let setup = Result { () throws(SetupFailure) in try Setup.prepare(.none) }
  /// 1 June 2026, noon.
  static let now = (moment(ofDay: "2026-06-01") ?? 0) + 43_200

  /// Two twins that agree, written on 1 and 2 March 2026.
  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("parity-drift-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in ["ios", "android"] {
      try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
      try git(name, "init", "-q", "-b", "main")
    }
    try swift(Self.swiftCart())
    try commit("ios", "Add the cart", on: "2026-03-01", by: "Ines")
    try kotlin(Self.kotlinCart())
    try commit("android", "Bring the cart over", on: "2026-03-02", by: "Karl")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func swift(_ text: String) throws { try write("ios/Sources/Cart.swift", text) }
  func kotlin(_ text: String) throws { try write("android/src/Cart.kt", text) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  static func swiftCart(limit: String = "count > 10", extra: String = "") -> String {
    """
    final class Cart {
      var count = 0

      func isFull() -> Bool {
        if \(limit) { return true }
        return false
      }
    \(extra)}

    """
  }

  static func kotlinCart(limit: String = "count > 10", extra: String = "") -> String {
    """
    class Cart {
      var count = 0

      fun isFull(): Boolean {
        if (\(limit)) { return true }
        return false
      }
    \(extra)}

    """
  }

  /// Commits everything at noon of a day.
  func commit(_ name: String, _ message: String, on day: String, by author: String) throws {
    try git(name, "add", "-A")
    try git(name, "commit", "-q", "--allow-empty", "-m", message, on: day, by: author)
  }

  @discardableResult func git(
    _ name: String, _ arguments: String..., on day: String = "2026-03-01", by author: String = "Ada"
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path + "/" + name] + arguments
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }.merging([
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": path,
      "GIT_AUTHOR_NAME": author, "GIT_AUTHOR_EMAIL": "\(author.lowercased())@example.org",
      "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
      "GIT_AUTHOR_DATE": "\(day)T12:00:00Z", "GIT_COMMITTER_DATE": "\(day)T12:00:00Z",
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw GitFailure(words: text) }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  struct GitFailure: Error {
    let words: String
  }

  func report(swift: String = "ios", _ change: (inout DriftRequest) -> Void = { _ in }) throws -> DriftReport {
    var request = DriftRequest(
      swift: path + "/" + swift, kotlin: path + "/android", now: Self.now, today: "2026-06-01")
    change(&request)
    return drift(request, try Self.setup.get())
  }
}

extension DriftReport {
  /// `changed: Kotlin owes Ines's "Subject" of 2026-03-05: condition-differs`.
  var lines: [String] {
    debts.map { debt in
      "\(debt.kind): \(debt.owing?.languageName ?? "both") owes \(debt.commit.author)'s \"\(debt.commit.subject)\" of "
        + "\(day(of: debt.commit.authored)): \(debt.findings.map(\.rule).joined(separator: ", "))"
    }
  }
}
