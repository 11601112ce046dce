import FindingModel
import Foundation
import ParityKit
import SourceModel
import Testing

/// Since which commit two sides differ, and who has to follow.
@Suite struct DriftTests {
  @Test func nothingIsOwedWhereBothSidesAgree() throws {
    let report = try DriftRepositories().report()
    #expect(report.lines == [])
    #expect(report.isComplete)
    #expect(report.counts.twins == 1)
  }

  @Test func aChangeIsOwedSinceItsCommit() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    let id = try twins.git("ios", "rev-parse", "HEAD")
    // Later commits change nothing about it.
    try twins.swift("// A cart.\n" + DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Say what a cart is", on: "2026-03-09", by: "Otto")
    try twins.kotlin(DriftRepositories.kotlinCart().replacing("  return false", with: "  return  false"))
    try twins.commit("android", "Reformat", on: "2026-03-10", by: "Karl")

    let report = try twins.report()
    #expect(
      report.lines == ["changed: Kotlin owes Ines's \"Ten is too many\" of 2026-03-05: condition-differs"])
    let debt = try #require(report.debts.first)
    #expect(debt.commit.id == id)
    // 27 days of March, 30 of April, 31 of May.
    #expect(debt.age == 88)
    #expect(debt.swiftPath == "Sources/Cart.swift")
    #expect(debt.kotlinPath == "src/Cart.kt")
    #expect(debt.findings.first?.member == "Cart.isFull()")
  }

  @Test func eachKindOfChangeIsToldApart() throws {
    let twins = try DriftRepositories()
    try twins.swift(
      DriftRepositories.swiftCart(extra: "\n  func fee() -> Int { return 3 }\n\n  func tax() -> Int { return 7 }\n"))
    try twins.commit("ios", "Fees and taxes", on: "2026-03-05", by: "Ines")
    try twins.kotlin(DriftRepositories.kotlinCart(extra: "\n  fun fee(): Int { return 4 }\n"))
    try twins.commit("android", "Fees", on: "2026-03-06", by: "Karl")
    try twins.kotlin(
      DriftRepositories.kotlinCart(extra: "\n  fun fee(): Int { return 4 }\n").replacing(
        "  var count = 0\n\n", with: ""))
    try twins.commit("android", "Forget the count", on: "2026-03-07", by: "Karl")
    #expect(
      try twins.report().lines == [
        "added: Kotlin owes Ines's \"Fees and taxes\" of 2026-03-05: missing-member",
        "ported: Kotlin owes Karl's \"Fees\" of 2026-03-06: literal-differs",
        "removed: Swift owes Karl's \"Forget the count\" of 2026-03-07: missing-member",
      ])
  }

  @Test func whatWasNeverAlikeIsCountedAndListedOnRequest() throws {
    let twins = try DriftRepositories()
    try twins.write("ios/Sources/Fee.swift", "struct Fee {\n  static let base = 3\n}\n")
    try twins.commit("ios", "Fee", on: "2026-03-05", by: "Ines")
    try twins.write("android/src/Fee.kt", "object Fee {\n  const val base = 4\n}\n")
    try twins.commit("android", "Fee", on: "2026-03-06", by: "Karl")
    let report = try twins.report()
    #expect(report.lines == [])
    #expect(report.counts.written == 1)
    let all = try twins.report { $0.wantsWritten = true }
    #expect(all.debts.map(\.kind) == ["written"])
    #expect(all.debts.map(\.commit.author) == ["Karl"])
  }

  @Test func filesAreFollowedThroughRenames() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.git("ios", "mv", "Sources/Cart.swift", "Cart.swift")
    try twins.commit("ios", "Move", on: "2026-03-08", by: "Otto")
    #expect(try twins.report().debts.map(\.commit.subject) == ["Ten is too many"])
  }

  @Test func aChangeThatWasAnsweredAndChangedAgainIsOwedSinceThen() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.kotlin(DriftRepositories.kotlinCart(limit: "count >= 10"))
    try twins.commit("android", "Ten is too many", on: "2026-03-06", by: "Karl")
    try twins.kotlin(DriftRepositories.kotlinCart(limit: "count >= 12"))
    try twins.commit("android", "Allow for a dozen", on: "2026-03-09", by: "Karl")
    #expect(
      try twins.report().lines == [
        "changed: Swift owes Karl's \"Allow for a dozen\" of 2026-03-09: condition-differs"
      ])
  }

  @Test func aSecondEditOfWhatDiffersIsNotWhereTheTwoParted() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 11"))
    try twins.commit("ios", "Eleven is too many", on: "2026-03-06", by: "Otto")
    #expect(try twins.report().debts.map(\.commit.author) == ["Ines"])
  }

  @Test func anUnreadableMomentIsPassedOver() throws {
    let twins = try DriftRepositories()
    try twins.swift("final class Cart {{{{ ((( \n")
    try twins.commit("ios", "Break it", on: "2026-03-04", by: "Otto")
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    let report = try twins.report()
    // What the broken file said is not known, so the earliest commit that may have done it is named.
    #expect(report.debts.map(\.commit.author) == ["Otto"])
    #expect(report.isComplete)
  }

  @Test func mergedCommitsAreNamedThemselves() throws {
    let twins = try DriftRepositories()
    try twins.git("ios", "checkout", "-q", "-b", "ten")
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10", extra: "\n  func fee() -> Int { return 3 }\n"))
    try twins.commit("ios", "Add a fee", on: "2026-03-06", by: "Otto")
    try twins.git("ios", "checkout", "-q", "main")
    try twins.git("ios", "merge", "-q", "--no-ff", "-m", "Merge ten", "ten", on: "2026-03-09", by: "Boss")
    #expect(
      try twins.report().lines == [
        "changed: Kotlin owes Ines's \"Ten is too many\" of 2026-03-05: condition-differs",
        "added: Kotlin owes Otto's \"Add a fee\" of 2026-03-06: missing-member",
      ])
  }

  @Test func aShallowCloneIsIncomplete() throws {
    let twins = try DriftRepositories()
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10"))
    try twins.commit("ios", "Ten is too many", on: "2026-03-05", by: "Ines")
    try twins.swift(DriftRepositories.swiftCart(limit: "count >= 10") + "\n")
    try twins.commit("ios", "Add a line", on: "2026-03-06", by: "Ines")
    try twins.git(".", "clone", "-q", "--depth", "1", "file://\(twins.path)/ios", "shallow")
    let report = try twins.report(swift: "shallow")
    #expect(!report.isComplete)
    #expect(report.problems.contains { $0.hint?.contains("shallow fetch --unshallow") == true })
    #expect(report.lines == [])
    #expect(report.counts.undated == 1)
  }

  @Test func aSideWithoutHistoryIsIncomplete() throws {
    let twins = try DriftRepositories()
    try FileManager.default.copyItem(atPath: twins.path + "/ios/Sources", toPath: twins.path + "/plain")
    #expect(try !twins.report(swift: "plain").isComplete)
    #expect(try !twins.report(swift: "nowhere").isComplete)
  }

  @Test func oneRepositoryMayHoldBothSides() throws {
    let twins = try DriftRepositories()
    try twins.write("mono/ios/Cart.swift", DriftRepositories.swiftCart())
    try twins.write("mono/android/Cart.kt", DriftRepositories.kotlinCart())
    try twins.git("mono", "init", "-q", "-b", "main")
    try twins.commit("mono", "Both", on: "2026-03-01", by: "Ines")
    try twins.write("mono/ios/Cart.swift", DriftRepositories.swiftCart(limit: "count > 11"))
    try twins.write("mono/android/Cart.kt", DriftRepositories.kotlinCart(limit: "count > 12"))
    try twins.commit("mono", "Allow for more", on: "2026-03-05", by: "Ines")
    try twins.write("mono/ios/Cart.swift", DriftRepositories.swiftCart(limit: "count > 11", extra: "  var fee = 1\n"))
    try twins.write("mono/android/Cart.kt", DriftRepositories.kotlinCart(limit: "count > 12") + "// end\n")
    try twins.commit("mono", "Add a fee", on: "2026-03-06", by: "Otto")
    let report = try twins.report {
      $0.swift = twins.path + "/mono/ios"
      $0.kotlin = twins.path + "/mono/android"
    }
    #expect(
      report.lines == [
        "changed: both owes Ines's \"Allow for more\" of 2026-03-05: condition-differs",
        "added: Kotlin owes Otto's \"Add a fee\" of 2026-03-06: missing-member",
      ])
  }

  @Test func aFileThatOneSideDeletedIsOwedByTheOther() throws {
    let twins = try DriftRepositories()
    try twins.write("ios/Sources/Fee.swift", "struct Fee {\n  let amount: Int\n}\n")
    try twins.commit("ios", "Fee", on: "2026-03-03", by: "Ines")
    try twins.write("android/src/Fee.kt", "data class Fee(val amount: Int)\n")
    try twins.commit("android", "Fee", on: "2026-03-04", by: "Karl")
    try twins.git("android", "rm", "-q", "src/Fee.kt")
    try twins.commit("android", "No more fees", on: "2026-03-07", by: "Karl")
    // Written again on one side when the other had given it up.
    try twins.write("ios/Sources/Tax.swift", "struct Tax {\n  let amount: Int\n}\n")
    try twins.commit("ios", "Tax", on: "2026-03-07", by: "Ines")
    try twins.git("ios", "rm", "-q", "Sources/Tax.swift")
    try twins.commit("ios", "No more taxes", on: "2026-03-08", by: "Ines")
    try twins.write("android/src/Tax.kt", "data class Tax(val amount: Int)\n")
    try twins.commit("android", "Tax", on: "2026-03-09", by: "Karl")
    // Nobody ever mirrored this one.
    try twins.write("ios/Sources/Widget.swift", "struct Widget {\n  let size: Int\n}\n")
    try twins.commit("ios", "A widget", on: "2026-03-10", by: "Ines")
    let report = try twins.report()
    #expect(report.lines == ["removed: Swift owes Karl's \"No more fees\" of 2026-03-07: missing-file"])
    #expect(report.debts.first?.kotlinPath == "src/Fee.kt")
  }

  @Test func bodiesThatDrewApartFurtherPartedWhenTheyFirstDiffered() throws {
    let twins = try DriftRepositories()
    func steps(_ count: Int, _ call: String) -> String {
      (0..<count).map { "    \(call)\($0)()\n" }.joined()
    }
    func swift(_ body: String) -> String { "final class Job {\n  func run() {\n\(body)  }\n}\n" }
    func kotlin(_ body: String) -> String { "class Job {\n  fun run() {\n\(body)  }\n}\n" }
    try twins.write("ios/Sources/Job.swift", swift(steps(8, "step")))
    try twins.commit("ios", "Job", on: "2026-03-03", by: "Ines")
    try twins.write("android/src/Job.kt", kotlin(steps(8, "step")))
    try twins.commit("android", "Job", on: "2026-03-04", by: "Karl")
    try twins.write("ios/Sources/Job.swift", swift(steps(2, "begin") + steps(2, "step")))
    try twins.commit("ios", "Begin otherwise", on: "2026-03-05", by: "Ines")
    try twins.write("ios/Sources/Job.swift", swift(steps(3, "begin") + steps(2, "step") + steps(2, "finish")))
    try twins.commit("ios", "Finish otherwise", on: "2026-03-06", by: "Otto")
    #expect(Set(try twins.report().debts.map(\.commit.author)) == ["Ines"])
  }
}
