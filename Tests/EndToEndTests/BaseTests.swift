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

/// What a change is told to mean for the other side, in a repository with a folder for each.
struct MeaningOfChangesTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.git("init", "-q", "-b", "main", ".")
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(path, text) }
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "Next")
  }

  /// `severity rule` of every new finding of the last commit.
  private func news() throws -> [String] {
    let run = try Tool.run(
      ["check", "--swift", "ios", "--kotlin", "android", "--base", "HEAD^", "--reporter", "json", "--exit-zero"],
      in: folder)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.filter { $0["state"] as? String == "new" }.map {
      "\($0["severity"] as? String ?? "?") \($0["rule"] as? String ?? "?")"
    }.sorted()
  }

  /// The two sides said the same until now, and whatever one of them says instead is news: also where every use of a name
  /// was changed, and where no comparison of the two languages could be sure.
  @Test(arguments: [
    (#"lines.sorted { $0.id < $1.id }"#, #"lines.sorted { $0.id > $1.id }"#),
    (#"guard !name.isEmpty else { return }"#, #"guard name.isEmpty else { return }"#),
    (#"send(total)"#, #"send(total + fee)"#),
    (#"send(total)"#, #"send(min(total, fee))"#),
  ])
  func whatBringsTheOnlyDifferenceIsNews(_ before: String, _ after: String) throws {
    defer { folder.remove() }
    let swift = """
      final class Till {
          func order() -> [Line] {
              return lines.sorted { $0.id < $1.id }
          }

          func pay() {
              guard !name.isEmpty else { return }
              send(total)
          }
      }

      """
    let kotlin = """
      class Till {
          fun order(): List<Line> {
              return lines.sortedBy { it.id }
          }

          fun pay() {
              if (name.isEmpty()) return
              send(total)
          }
      }

      """
    try write(["ios/Till.swift": swift, "android/Till.kt": kotlin])
    try write(["ios/Till.swift": swift.replacingOccurrences(of: before, with: after)])
    let news = try news()
    #expect(news.count == 1)
    #expect(news.allSatisfy { $0.hasPrefix("warning") })
  }

  /// An address stands on the other side in a type of another name.
  @Test func anAddressIsFoundWhereverTheTwinHasIt() throws {
    defer { folder.remove() }
    func shelter(_ host: String) -> String {
      """
      enum Shelter {
          case prices
          case images

          var address: String {
              switch self {
              case .prices: return "https://\(host)/"
              case .images: return "https://img.old-market.com/"
              }
          }
      }

      final class PriceLoader {
          func load(id: String) -> String {
              return Shelter.prices.address + "v1/prices/" + id
          }
      }

      """
    }
    let kotlin = """
      class PriceLoader {
          fun load(id: String): String {
              return Home.PRICES.url + "v1/prices/" + id
          }

          private enum class Home(val url: String) {
              PRICES("https://api.old-market.com/"),
              IMAGES("https://img.old-market.com/"),
          }
      }

      """
    try write(["ios/PriceLoader.swift": shelter("api.old-market.com"), "android/PriceLoader.kt": kotlin])
    try write(["ios/PriceLoader.swift": shelter("api.new-market.org")])
    #expect(try news() == ["warning unreplicated-change"])
  }

  /// Annotations are no code that could be ported, and decide what is sent.
  @Test(arguments: ["coarse", "COARSE"])
  func aNameThatAnAnnotationBringsIsNews(_ name: String) throws {
    defer { folder.remove() }
    let swift = "public enum Grade: String, Codable {\n    case coarse\n    case fine\n}\n"
    func kotlin(_ annotation: String) -> String {
      """
      import kotlinx.serialization.SerialName
      import kotlinx.serialization.Serializable

      @Serializable
      enum class Grade {
          \(annotation)
          coarse,
          fine,
      }

      """
    }
    try write(["ios/Grade.swift": swift, "android/Grade.kt": kotlin("")])
    try write(["android/Grade.kt": kotlin("@SerialName(\"\(name)\")")])
    #expect(try news() == (name == "coarse" ? [] : ["warning raw-value-differs"]))
  }

  /// Tests follow what they test.
  @Test func whatIsAddedToTestsIsNoted() throws {
    defer { folder.remove() }
    func swift(_ more: String) -> String {
      "final class CartTests: XCTestCase {\n    func testAdd() { XCTAssertEqual(Cart().add(1), 1) }\n\(more)}\n"
    }
    let kotlin = "class CartTest {\n    @Test fun testAdd() { assertEquals(1, Cart().add(1)) }\n}\n"
    try write(["ios/Tests/CartTests.swift": swift(""), "android/src/test/CartTest.kt": kotlin])
    try write([
      "ios/Tests/CartTests.swift": swift("    func testRemove() { XCTAssertEqual(Cart().remove(1), 0) }\n")
    ])
    #expect(try news() == ["info unreplicated-addition"])
  }

  /// A new file may be the platform's own, unless it gives the users of a type that both sides have something new.
  @Test(arguments: [true, false])
  func aNewExtensionIsNewsWhereOthersMayUseIt(_ isPublic: Bool) throws {
    defer { folder.remove() }
    let swift = "public struct Lamp {\n    public func dim(to level: Int) { Runner.shared.dim(level) }\n}\n"
    let kotlin = "object Lamp {\n    fun dim(level: Int) { Runner.shared.dim(level) }\n}\n"
    let more = "extension Lamp {\n    \(isPublic ? "public " : "")func registerForPanels() { Panels.present() }\n}\n"
    try write(["ios/Lamp.swift": swift, "android/Lamp.kt": kotlin])
    try write(["ios/Panels.swift": more])
    #expect(try news() == ["\(isPublic ? "warning" : "info") unreplicated-addition"])
  }
}
