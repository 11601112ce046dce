import Foundation
import Testing

/// `check --staged`: what a pre-commit hook runs.
@Suite struct StagedTests {
  let folder: Folder

  /// Twins of several kinds: of one name, by role, in files of other names, with an extension apart, by directive.
  init() throws {
    folder = try twoSides()
    try folder.write(
      "ios/Sources/LoginViewController.swift", "class LoginViewController {\n  func open(id: Int) { show(id) }\n}\n")
    try folder.write("android/src/LoginFragment.kt", "class LoginFragment {\n  fun open(id: Int) { show(id) }\n}\n")
    try folder.write(
      "ios/Sources/Models.swift", "struct Price {\n  var amount = 1\n}\nstruct Tax {\n  var rate = 2\n}\n")
    try folder.write(
      "android/src/Money.kt", "data class Price(var amount: Int = 1)\ndata class Tax(var rate: Int = 2)\n")
    try folder.write(
      "ios/Sources/Helpers.swift", "extension Price {\n  func doubled() -> Int { return amount * 2 }\n}\n")
    try folder.write("android/src/PriceHelpers.kt", "fun Price.doubled(): Int { return amount * 2 }\n")
    try folder.write(
      "ios/Sources/Log.swift",
      "// parity:twin src/Logger.kt\nclass Log {\n  func note(text: String) { print(text) }\n}\n")
    try folder.write("android/src/Logger.kt", "class Logger {\n  fun note(text: String) { println(text) }\n}\n")
    try folder.write(
      "ios/Sources/Basket.swift",
      "class Basket {\n  func add(item: Int) { count(item) }\n  func removeAll() { clear() }\n  func total() -> Int { return sum() }\n}\n"
    )
    try folder.write(
      "android/src/Cart.kt",
      "class Cart {\n  fun add(item: Int) { count(item) }\n  fun removeAll() { clear() }\n  fun total(): Int { return sum() }\n}\n"
    )
    try folder.write("ios/README.md", "A\n")
    for side in ["ios", "android"] {
      try folder.git("init", "-q", side)
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "All")
    }
    try folder.write("ios/.parity.yml", "version: 1\nkotlin: { path: ../android }\nfailOn: warning\n")
  }

  private func staged(_ arguments: String...) throws -> Tool.Run { try staged(arguments) }

  private func staged(_ arguments: [String]) throws -> Tool.Run {
    try Tool.command(
      "/usr/bin/env", ["-C", folder.path + "/ios", Tool.path, "check", "--staged"] + arguments, in: folder)
  }

  private func change(_ file: String, _ old: String, _ new: String) throws {
    try folder.write(file, folder.text(file).replacingOccurrences(of: old, with: new))
    try folder.git("-C", "ios", "add", "-A", "Sources")
  }

  @Test func nothingIsSaidWhenNoSourceIsStaged() throws {
    defer { folder.remove() }
    try folder.write("ios/README.md", "B\n")
    try folder.git("-C", "ios", "add", "README.md")
    // What is not staged does not count.
    try folder.write("ios/Sources/Point.swift", "struct Point {}\n")
    let run = try staged()
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  /// The arguments of hooks are read before all others are.
  @Test func argumentsAreReadAsEverWhenNoSourceIsStaged() throws {
    defer { folder.remove() }
    let silent = [["--strict"], ["--swift", "."], ["--quiet"], ["--kotlin=../android"], ["--cache-path", "../cache"]]
    for silent in silent {
      let run = try staged(silent)
      #expect(run.status == 0, "\(silent)")
      #expect(run.output + run.errors == "", "\(silent)")
    }
    let wrong = [["--strickt"], ["--swift"], ["--config", "--strict"], ["--config", "none.yml"], ["--shard", "1/2"]]
    for wrong in wrong {
      let run = try staged(wrong)
      #expect(run.status == 2, "\(wrong)")
      #expect(run.errors != "", "\(wrong)")
    }
  }

  @Test func nothingIsSaidOfAFileThatHasNoTwin() throws {
    defer { folder.remove() }
    try folder.write("ios/Sources/Widget.swift", "struct Widget {\n  let size: Int\n}\n")
    try folder.git("-C", "ios", "add", "-A", "Sources")
    let run = try staged()
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  @Test func aForgottenTwinIsTold() throws {
    defer { folder.remove() }
    try change("ios/Sources/Counter.swift", "return true", "return count > 1")
    let run = try staged()
    #expect(run.status == 1)
    #expect(run.output.contains("count > 1"))
    #expect(run.output.contains("scope staged"))
    #expect(run.output.contains("1 twin, 1 in scope"))
  }

  @Test func aMistakeInTheConfigurationIsToldWhateverIsStaged() throws {
    defer { folder.remove() }
    try folder.write("ios/.parity.yml", "version: 1\nrules: { missing-membr: error }\n")
    let run = try staged()
    #expect(run.status == 2)
    #expect(run.errors.contains("missing-member"))
  }

  @Test func aTwinThatIsGoneMakesTheRunIncomplete() throws {
    defer { folder.remove() }
    try folder.write("ios/.parity.yml", "version: 1\nkotlin: { path: ../elsewhere }\n")
    #expect(try staged().status == 0)
    try change("ios/Sources/Point.swift", "let x: Int", "let x: Double")
    let run = try staged()
    #expect(run.status == 3)
    #expect(run.errors.contains("../elsewhere"))
    #expect(try staged("--twin-missing", "skip").status == 0)
  }

  struct Edit: Sendable {
    var file: String
    var old: String
    var new: String
  }

  /// What is found by reading a few files is what is found by reading all.
  @Test(arguments: [
    [
      Edit(file: "Counter", old: "return true", new: "return count > 1"),
      Edit(file: "LoginViewController", old: "show(id)", new: "show(id + 1)"),
      Edit(file: "Models", old: "amount = 1", new: "amount = 10"),
    ],
    [
      Edit(file: "Counter", old: "  func reset() { count = 0 }\n", new: ""),
      Edit(file: "Models", old: "var rate = 2", new: "var rate = 2\n  var isReduced = false"),
      Edit(file: "Helpers", old: "amount * 2", new: "amount * 3"),
    ],
    [
      Edit(file: "Models", old: "struct Tax", new: "struct Duty"),
      Edit(file: "Log", old: "print(text)", new: "print(text + text)"),
      Edit(file: "Basket", old: "count(item)", new: "count(item, 1)"),
    ],
  ]) func littleIsReadAndNothingIsMissed(_ edits: [Edit]) throws {
    defer { folder.remove() }
    for edit in edits { try change("ios/Sources/\(edit.file).swift", edit.old, edit.new) }
    let few = try findings(staged("--reporter", "json").output)
    #expect(few.count >= edits.count)
    #expect(try few == findings(staged("--reporter", "json", "--thorough").output))
  }

  @Test func aTypeThatManyFilesHaveOneOfIsNoReasonToReadThemAll() throws {
    defer { folder.remove() }
    for number in 0..<12 {
      let body = "  func show\(number)(id: Int) { open(id) }\n"
      try folder.write(
        "ios/Sources/Page\(number).swift", "class Page\(number) {\n  enum State { case idle, busy }\n\(body)}\n")
      try folder.write(
        "android/src/Page\(number).kt",
        "class Page\(number) {\n  enum class State { IDLE, BUSY }\n  fun show\(number)(id: Int) { open(id) }\n}\n")
    }
    for side in ["ios", "android"] {
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "Pages")
    }
    // One that cannot be analysed is told only where it is read.
    try folder.write("android/src/Page7.kt", "class Page7 { enum class State { IDLE \u{0} } }\n")
    try change("ios/Sources/Page3.swift", "open(id)", "open(id + 1)")
    let (quick, whole) = (try staged("--reporter", "json"), try staged("--reporter", "json", "--thorough"))
    #expect(try findings(quick.output) == findings(whole.output))
    #expect(try findings(quick.output).count > 0)
    #expect(whole.errors.contains("Page7.kt"))
    #expect(!quick.errors.contains("Page7.kt"))
  }

  /// Of many files that extend one type the one is read that extends it by what was changed.
  @Test func whatManyFilesExtendIsFoundByWhatTheyAddToIt() throws {
    defer { folder.remove() }
    for number in 0..<12 {
      try folder.write(
        "ios/Sources/Part\(number).swift",
        "extension Point {\n  func label\(number)(by n: Int) -> Int { return n + \(number) }\n}\nstruct Badge\(number) { let size: Int }\n"
      )
      try folder.write(
        "android/src/PointHelpers\(number).kt", "fun Point.label\(number)(by: Int): Int { return by + \(number) }\n")
      try folder.write("android/src/Badge\(number).kt", "data class Badge\(number)(val size: Int)\n")
    }
    for side in ["ios", "android"] {
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "Parts")
    }
    try change("ios/Sources/Part7.swift", "n + 7", "n + 70")
    let few = try findings(staged("--reporter", "json").output)
    #expect(few.contains { $0.contains("unreplicated-change") })
    #expect(try few == findings(staged("--reporter", "json", "--thorough").output))
  }

  /// `PageReader` has its own counterpart, in a file that nothing staged leads to.
  @Test func whatIsOnlyMentionedIsNotTakenForACounterpart() throws {
    defer { folder.remove() }
    let members = ["open", "close", "size"]
    let swift = members.map { "  func \($0)(at: Int) -> Int { return at }\n" }.joined()
    let kotlin = members.map { "  fun \($0)(at: Int): Int { return at }\n" }.joined()
    try folder.write("ios/Sources/FileReader.swift", "class FileReader {\n\(swift)}\nenum Way {\n  case up, down\n}\n")
    try folder.write("ios/Sources/PageReader.swift", "class PageReader {\n\(swift)}\n")
    try folder.write("android/src/PageReader.kt", "class PageReader {\n\(kotlin)}\n")
    try folder.write("android/src/Way.kt", "enum class Way {\n  UP, DOWN;\n  fun pages() = PageReader()\n}\n")
    for side in ["ios", "android"] {
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "Readers")
    }
    try change(
      "ios/Sources/FileReader.swift", "class FileReader {\n", "class FileReader {\n  func peek() -> Int { return 1 }\n")
    let (quick, whole) = (try staged("--reporter", "json"), try staged("--reporter", "json", "--thorough"))
    #expect(try findings(quick.output) == findings(whole.output))
    #expect(!quick.output.contains("unreplicated-addition"))
  }

  /// The folder goes with its last file.
  @Test func aSideOfWhichNothingIsLeftIsNotPassedOver() throws {
    defer { folder.remove() }
    try folder.write("both/ios/Point.swift", "struct Point {}\n")
    try folder.write("both/android/Point.kt", "class Point\n")
    try folder.write("both/.parity.yml", "version: 1\nswift: { path: ios }\nkotlin: { path: android }\n")
    try folder.git("init", "-q", "both")
    try folder.git("-C", "both", "add", "-A")
    try folder.git("-C", "both", "commit", "-q", "-m", "All")
    try folder.git("-C", "both", "rm", "-q", "ios/Point.swift")
    let run = try Tool.command(
      "/usr/bin/env", ["-C", folder.path + "/both", Tool.path, "check", "--staged"], in: folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("`ios` does not exist"))
  }

  @Test func aDeletedTwinAndARenamedOneAreToldAsWhenAllIsRead() throws {
    defer { folder.remove() }
    try folder.git("-C", "ios", "mv", "Sources/Counter.swift", "Sources/Tally.swift")
    try folder.git("-C", "ios", "rm", "-q", "Sources/Point.swift", "Sources/Log.swift")
    let few = try findings(staged("--reporter", "json").output)
    #expect(few.contains { $0.contains("unreplicated-deletion") })
    #expect(try few == findings(staged("--reporter", "json", "--thorough").output))
  }

  private func findings(_ json: String) throws -> [String] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    // What no file of a side names is known only where all of them are read.
    return try findings.filter { $0["rule"] as? String != "unknown-vocabulary" }.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
    }
  }
}
