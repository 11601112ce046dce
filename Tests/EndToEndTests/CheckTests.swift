import Foundation
import Testing

@Suite struct CheckTests {
  private static let sides = ["check", "--swift", "ios", "--kotlin", "android"]

  @Test func findingsAreSaidInTextAndTheVerdictIsLast() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let run = try Tool.run(Self.sides, in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("warning[condition-differs]: "))
    #expect(run.output.contains("--> swift   Sources/Counter.swift:5:8"))
    #expect(run.output.contains("::: kotlin  src/Counter.kt:5:9"))
    #expect(run.output.contains("missing-member"))
    let last = run.output.split(separator: "\n").last ?? ""
    for part in ["finding", "scope all", "no base", "swift ios@folder", "kotlin android@folder", "2 twins"] {
      #expect(last.contains(part), "\(last)")
    }
  }

  @Test(
    arguments: [
      (["--strict"], 1), (["--fail-on", "warning"], 1), (["--fail-on", "never"], 0), (["--strict", "--exit-zero"], 0),
      (["--severity", "condition-differs=error"], 1), (["--only", "missing-type", "--strict"], 0),
      (["--disable", "missing-member", "--disable", "condition-differs", "--strict"], 0),
      (["--severity", "missing-member=info"], 0),
    ] as [([String], Int32)])
  func exitCodeFollowsTheLevel(arguments: [String], status: Int32) throws {
    let folder = try twoSides()
    defer { folder.remove() }
    #expect(try Tool.run(Self.sides + arguments, in: folder).status == status)
  }

  @Test func reportsAreWrittenInSeveralForms() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let reporters = ["--reporter", "xcode", "--reporter", "json:report.json", "--reporter", "concise:report.txt"]
    let run = try Tool.run(Self.sides + reporters, in: folder)
    #expect(run.output.contains("ios/Sources/Counter.swift:5:8: warning: "))
    #expect(run.errors.contains("2 twins"))
    let object = try JSONSerialization.jsonObject(with: Data(try folder.text("report.json").utf8)) as? [String: Any]
    #expect(object?["schema"] as? Int == 1)
    let twins = object?["twins"] as? [[String: Any]]
    #expect(twins?.map { $0["swift"] as? String } == ["Sources/Counter.swift", "Sources/Point.swift"])
    let raw = (twins?.first?["similarity"] as? [String: Double])?["raw"] ?? 0
    #expect(raw > 0.5 && raw < 1)
    #expect(try folder.text("report.txt").contains("(condition-differs) [twin: src/Counter.kt:5]"))
  }

  @Test func everyRunGivesTheSameBytes() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let first = try Tool.run(Self.sides + ["--reporter", "json", "-j", "1"], in: folder).output
    for jobs in [["-j", "2"], ["-j7"]] {
      #expect(try Tool.run(Self.sides + ["--reporter", "json"] + jobs, in: folder).output == first)
    }
    #expect(!first.isEmpty)
  }

  @Test func pathsLimitWhatIsReported() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    for path in ["ios/Sources/Point.swift", "android/src/Point.kt", "src/Point.kt"] {
      let run = try Tool.run(Self.sides + [path], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("no findings · "), "\(path)")
      #expect(run.output.contains("2 twins, 1 in scope"), "\(path)")
    }
    #expect(try Tool.run(Self.sides + ["ios/Sources"], in: folder).output.contains("condition-differs"))
  }

  @Test func directivesSilence() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let text = try folder.text("ios/Sources/Counter.swift")
    try folder.write(
      "ios/Sources/Counter.swift",
      text.replacingOccurrences(
        of: "    if count", with: "    // parity:disable:next condition-differs - on purpose\n    if count"))
    let run = try Tool.run(Self.sides, in: folder)
    #expect(!run.output.contains("[condition-differs]"))
    #expect(run.output.contains("1 suppressed"))
  }

  @Test func revisionsAreReadFromTheRepository() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.git("init", "-q", "ios")
    try folder.git("-C", "ios", "add", ".")
    try folder.git("-C", "ios", "commit", "-q", "-m", "first")
    try folder.git("-C", "ios", "tag", "before")
    let text = try folder.text("ios/Sources/Counter.swift")
    try folder.write(
      "ios/Sources/Counter.swift", text.replacingOccurrences(of: "count > limit", with: "count >= limit"))
    #expect(!(try Tool.run(Self.sides, in: folder).output.contains("[condition-differs]")))
    let old = try Tool.run(Self.sides + ["--swift-rev", "before"], in: folder)
    #expect(old.output.contains("[condition-differs]"))
    #expect(old.output.contains(try Regex("swift ios@[0-9a-f]{9} ")))
    let unknown = try Tool.run(Self.sides + ["--swift-rev", "nowhere"], in: folder)
    #expect(unknown.status == 3)
    #expect(unknown.errors.contains("nowhere"))
  }

  /// What differs in the same words in many tests of a twin is told aloud once; in code that ships, in each place.
  @Test(arguments: [("Tests/RoundsTests.swift", "src/test/RoundsTest.kt", 1), ("Rounds.swift", "Rounds.kt", 3)])
  func testsRepeatThemselvesInSilence(swift: String, kotlin: String, loud: Int) throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let (type, other) = loud == 1 ? ("RoundsTests: XCTestCase", "RoundsTest") : ("Rounds", "Rounds")
    let names = loud == 1 ? ["testFirst", "testSecond", "testThird"] : ["first", "second", "third"]
    try folder.write(
      "ios/" + swift,
      "final class \(type) {\n"
        + names.map { "  func \($0)() { for turn in 0...10 { \($0)Play(turn) } }\n" }.joined() + "}\n")
    try folder.write(
      "android/" + kotlin,
      "class \(other) {\n"
        + names.map { "  \(loud == 1 ? "@Test " : "")fun \($0)() { for (turn in 0 until 10) { \($0)Play(turn) } }\n" }
        .joined() + "}\n")
    let run = try Tool.run(
      Self.sides + ["--only", "condition-differs", "--reporter", "concise", "-v", swift, kotlin], in: folder)
    let lines = run.output.split(separator: "\n").filter { $0.contains("(condition-differs)") }
    #expect(lines.count == 3, "\(run.output)")
    #expect(lines.count { $0.contains("warning") } == loud, "\(run.output)")
  }

  @Test func closedPipeIsHarmless() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let script = "'\(Tool.path)' check --swift ios --kotlin android --reporter json; echo $? >&2"
    let run = try Tool.command("/bin/sh", ["-c", "(\(script)) | head -c 1"], in: folder)
    #expect(run.output == "{")
    #expect(run.errors.hasSuffix("\n0\n") || run.errors == "0\n", "\(run.errors)")
  }
}
