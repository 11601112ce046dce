import Foundation

/// Two git repositories, `ios` and `android`, whose commits have fixed dates and authors.
struct DriftRepositories {
  let folder: Folder
  static let swiftFile = "ios/Sources/Cart.swift"
  static let kotlinFile = "android/src/Cart.kt"

  /// Two twins that agree, written on 1 and 2 March 2026.
  init() throws {
    folder = try Folder()
    for name in ["ios", "android"] { try folder.git("init", "-q", "-b", "main", name) }
    try swift(Self.swiftCart())
    try commit("ios", "Add the cart", on: "2026-03-01", by: "Ines")
    try kotlin(Self.kotlinCart())
    try commit("android", "Bring the cart over", on: "2026-03-02", by: "Karl")
  }

  func remove() { folder.remove() }

  func swift(_ text: String) throws { try folder.write(Self.swiftFile, text) }
  func kotlin(_ text: String) throws { try folder.write(Self.kotlinFile, text) }

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
    try git(name, "commit", "-q", "-m", message, on: day, by: author)
  }

  @discardableResult func git(
    _ name: String, _ arguments: String..., on day: String = "2026-03-01", by author: String = "Ada"
  ) throws -> String {
    let run = try Tool.command(
      "/usr/bin/env", ["git", "-C", name] + arguments, in: folder,
      environment: [
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": folder.path,
        "GIT_AUTHOR_NAME": author, "GIT_AUTHOR_EMAIL": "\(author.lowercased())@example.org",
        "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
        "GIT_AUTHOR_DATE": "\(day)T12:00:00Z", "GIT_COMMITTER_DATE": "\(day)T12:00:00Z",
      ])
    if run.status != 0 { throw Folder.GitFailure(words: run.errors) }
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func drift(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Run {
    try Tool.run(
      ["drift", "--swift", "ios", "--kotlin", "android"] + arguments, in: folder,
      environment: ["HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache"].merging(environment) { $1 })
  }

  /// The list `owed` of the JSON report.
  func owed(_ arguments: String...) throws -> [[String: Any]] {
    let run = try Tool.run(
      ["drift", "--swift", "ios", "--kotlin", "android", "--format", "json"] + arguments, in: folder,
      environment: ["HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return object?["owed"] as? [[String: Any]] ?? []
  }
}

extension [String: Any] {
  func text(_ keys: String...) -> String? {
    var value: Any? = self
    for key in keys { value = (value as? [String: Any])?[key] }
    return value as? String
  }

  /// The rules of a debt's differences.
  var rules: [String] { (self["differences"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String } }
}
