import Foundation
import Testing

@Suite struct DriftTests {
  @Test func nothingIsOwedWhereBothSidesAgree() throws {
    let twins = try DriftRepositories()
    defer { twins.remove() }
    let run = try twins.drift("--strict")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("nothing is owed · whole history · "))
    #expect(run.errors == "")
  }

  @Test func aChangeIsOwedSinceItsCommit() throws {
    let twins = try DriftRepositories()
    defer { twins.remove() }
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    // Later commits change nothing about it.
    try twins.swift("// A cart.\n" + DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Say what a cart is", on: "2026-03-09", by: "Otto")
    try twins.kotlin(DriftRepositories.kotlinCart().replacing("  return false", with: "  return  false"))
    try twins.commit("android", "Reformat", on: "2026-03-10", by: "Karl")

    let run = try twins.drift("--strict")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Kotlin has not followed Swift: 1 commit")
    #expect(lines[1].hasPrefix("2026-03-05  "))
    #expect(lines[1].hasSuffix("Ten is too many  Ines"))
    #expect(lines[2] == "  --> Sources/Cart.swift ~ src/Cart.kt")
    #expect(lines[3].contains("6~5  Cart.isFull(): `count >= 10` in Swift is `count > 10` in Kotlin"))

    let owed = try twins.owed()
    #expect(owed.count == 1)
    #expect(owed.first?.text("kind") == "changed")
    #expect(owed.first?.text("owes") == "kotlin")
    #expect(owed.first?.text("commit", "author") == "Ines")
    #expect(owed.first?.text("commit", "date") == "2026-03-05")
    #expect(owed.first?.text("commit", "id") == (try twins.git("ios", "rev-parse", "HEAD~1")))
    #expect(owed.first?.rules == ["condition-differs"])
  }

  @Test func eachKindOfChangeIsToldApart() throws {
    let twins = try DriftRepositories()
    defer { twins.remove() }
    // Swift gets a member; Kotlin brings it over with another value, and loses a member that Swift keeps.
    try twins.swift(DriftRepositories.swiftCart(extra: "\n  func fee() -> Int { return 3 }\n\n  func tax() -> Int { return 7 }\n"))
    try twins.commit("ios", "Fees and taxes", on: "2026-03-05", by: "Ines")
    try twins.kotlin(DriftRepositories.kotlinCart(extra: "\n  fun fee(): Int { return 4 }\n"))
    try twins.commit("android", "Fees", on: "2026-03-06", by: "Karl")
    try twins.kotlin(
      DriftRepositories.kotlinCart(extra: "\n  fun fee(): Int { return 4 }\n").replacing("  var count = 0\n\n", with: ""))
    try twins.commit("android", "Forget the count", on: "2026-03-07", by: "Karl")

    let owed = try twins.owed()
    let told = owed.map { "\($0.text("kind") ?? "") \($0.text("owes") ?? "") \($0.text("commit", "subject") ?? "")" }
    #expect(told == ["added kotlin Fees and taxes", "ported kotlin Fees", "removed swift Forget the count"])
    #expect(owed.map(\.rules) == [["missing-member"], ["literal-differs"], ["missing-member"]])
  }

  @Test func whatWasNeverAlikeIsCountedAndListedOnRequest() throws {
    let twins = try DriftRepositories()
    defer { twins.remove() }
    try twins.folder.write("ios/Sources/Fee.swift", "struct Fee {\n  static let base = 3\n}\n")
    try twins.commit("ios", "Fee", on: "2026-03-05", by: "Ines")
    try twins.folder.write("android/src/Fee.kt", "object Fee {\n  const val base = 4\n}\n")
    try twins.commit("android", "Fee", on: "2026-03-06", by: "Karl")
    #expect(try twins.owed().isEmpty)
    #expect(try twins.drift().output.contains(" · 1 as first written · "))
    #expect(try twins.owed("--all").map { $0.text("kind") } == ["written"])
  }

  @Test func filesAreFollowedThroughRenames() throws {
    let twins = try DriftRepositories()
    defer { twins.remove() }
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.git("ios", "mv", "Sources/Cart.swift", "Cart.swift")
    try twins.commit("ios", "Move", on: "2026-03-08", by: "Otto")
    #expect(try twins.owed().map { $0.text("commit", "subject") } == ["Ten is too many"])
  }

  @Test func aChangeThatWasAnsweredAndChangedAgainIsOwedSinceThen() throws {
    let twins = try DriftRepositories()
    defer { twins.remove() }
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.kotlin(DriftRepositories.kotlinCart(limit: "count >= 10"))
    try twins.commit("android", "Ten is too many", on: "2026-03-06", by: "Karl")
    try twins.kotlin(DriftRepositories.kotlinCart(limit: "count >= 12"))
    try twins.commit("android", "Allow for a dozen", on: "2026-03-09", by: "Karl")
    let owed = try twins.owed()
    #expect(owed.map { $0.text("commit", "subject") } == ["Allow for a dozen"])
    #expect(owed.first?.text("owes") == "swift")
  }

  @Test func aSideWithoutHistoryIsIncomplete() throws {
    let twins = try DriftRepositories()
    defer { twins.remove() }
    let run = try Tool.run(["drift", "--swift", "ios", "--kotlin", "nowhere"], in: twins.folder)
    #expect(run.status == 3)
    #expect(run.errors.contains("nowhere"))
    #expect(run.output.hasPrefix("incomplete: "))
  }
}
