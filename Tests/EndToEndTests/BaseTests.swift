import Foundation
import Testing

/// `check` with a base: what each way to name one takes as old, and what becomes of differences.
struct BaseTests {
  let folder: Folder
  private let sides = ["--swift", "ios", "--kotlin", "android", "--fail-on", "never"]

  /// Both sides at a tag `before`; then Swift adds a property, and mends an old difference; Kotlin adds a function. What
  /// Swift lacked at first, `reset` on the Kotlin side, nobody touches.
  init() throws {
    folder = try twoSides()
    for side in ["ios", "android"] {
      try folder.git("init", "-q", "-b", "main", side)
      try commit(side, "All")
      try folder.git("-C", side, "tag", "before")
    }
    try change("ios/Sources/Point.swift", "  let y: Int\n", "  let y: Int\n  let z: Int\n")
    try commit("ios", "Depth")
    try change("ios/Sources/Counter.swift", "count > limit", "count >= limit")
    try commit("ios", "Limit")
    try change(
      "android/src/Counter.kt", "  var count = 0\n", "  var count = 0\n\n  fun half(): Int { return count / 2 }\n")
    try commit("android", "Half")
  }

  private func commit(_ side: String, _ subject: String) throws {
    try folder.git("-C", side, "add", "-A")
    try folder.git("-C", side, "commit", "-q", "-m", subject)
  }

  private func change(_ file: String, _ old: String, _ new: String) throws {
    let text = try folder.text(file)
    try #require(text.contains(old))
    try folder.write(file, text.replacingOccurrences(of: old, with: new))
  }

  /// `state rule` of every finding, in alphabetical order.
  private func findings(_ arguments: String...) throws -> [String] {
    let run = try Tool.run(["check"] + sides + ["--reporter", "json"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map { "\($0["state"] as? String ?? "?") \($0["rule"] as? String ?? "?")" }.sorted()
  }

  @Test func baseIsThatOfBothSides() throws {
    #expect(
      try findings("--base", "before") == [
        "existing missing-member", "new unreplicated-addition", "new unreplicated-addition",
        "resolved condition-differs",
      ])
  }

  @Test func basesOfSingleSides() throws {
    #expect(
      try findings("--swift-base", "before") == [
        "existing missing-member", "existing missing-member", "new unreplicated-addition", "resolved condition-differs",
      ])
    #expect(
      try findings("--swift-base", "HEAD^") == [
        "existing missing-member", "existing missing-member", "resolved condition-differs",
      ])
    #expect(try findings("--kotlin-base", "before") == ["existing missing-member", "new unreplicated-addition"])
  }

  @Test func headMayBeARevision() throws {
    #expect(
      try findings("--swift-base", "before", "--swift-rev", "HEAD^") == [
        "new unreplicated-addition"
      ])
    #expect(
      try findings("--swift-base", "before", "--swift-rev", "HEAD^", "--kotlin-rev", "before") == [
        "new unreplicated-addition"
      ])
  }

  @Test func mergeBaseIsWhereABranchParted() throws {
    try folder.git("-C", "ios", "checkout", "-q", "-b", "topic")
    try change("ios/Sources/Counter.swift", "return false", "return count > 99")
    try commit("ios", "Topic")
    try folder.git("-C", "ios", "checkout", "-q", "main")
    try change("ios/Sources/Point.swift", "  let z: Int\n", "  let z: Int\n  let w: Int\n")
    try commit("ios", "Main goes on")
    try folder.git("-C", "ios", "checkout", "-q", "topic")
    let run = try Tool.command(
      "/usr/bin/env",
      [
        "-C", folder.path + "/ios", Tool.path, "check", "--swift", ".", "--kotlin", "../android",
        "--merge-base", "main", "--fail-on", "never",
      ], in: folder)
    #expect(run.output.contains("[unreplicated-change]"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("count > 99"))
    // What main did meanwhile is none of the branch's business.
    #expect(!run.output.contains("`w`"))
  }

  @Test func textShowsWhatIsNewAndCountsTheRest() throws {
    let run = try Tool.run(["check"] + sides + ["--base", "before"], in: folder)
    #expect(run.output.contains("Swift adds `z`"))
    #expect(run.output.contains("Kotlin adds `half()`"))
    #expect(!run.output.contains("[missing-member]"))
    #expect(!run.output.contains("[condition-differs]"))
    #expect(run.output.contains(", 1 older, 1 resolved"), "\(run.output)")
  }

  @Test func unknownBaseIsNamedAndNothingIsClaimed() throws {
    let run = try Tool.run(["check"] + sides + ["--base", "nowhere"], in: folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("nowhere"))
  }
}
