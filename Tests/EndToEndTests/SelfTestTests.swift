import Testing

/// `parity selftest` on the twins of a test.
@Suite struct SelfTestTests {
  private static let sides = ["selftest", "--swift", "ios", "--kotlin", "android"]

  @Test func tellsPerFolderWhatIsNoticedAndAlwaysTheSame() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    try folder.write(
      "ios/App/Cart.swift",
      "final class Cart {\n  var total = 0\n\n  func add(price: Int) {\n    total = total + price\n    log.write(\"added\")\n    if price > 100 { notify(price) }\n  }\n}\n"
    )
    try folder.write(
      "android/src/Cart.kt",
      "class Cart {\n  var total = 0\n\n  fun add(price: Int) {\n    total = total + price\n    log.write(\"added\")\n    if (price > 100) { notify(price) }\n  }\n}\n"
    )
    let run = try Tool.run(Self.sides + ["--limit", "24", "-v"], in: folder)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines[0].split(separator: " ") == [
        "folder", "twins", "edits", "named", "noted", "missed", "settled", "harmless", "noise",
      ])
    #expect(lines.contains { $0.hasPrefix("App ") })
    #expect(lines.contains { $0.hasPrefix("Sources ") })
    #expect(lines.contains { $0.hasPrefix("all ") })
    #expect(run.output.contains("(--limit 24, --seed 1)"))
    let again = try Tool.run(Self.sides + ["--limit", "24", "-v", "-j", "1"], in: folder)
    #expect(again.output == run.output)
    // Nothing is written.
    #expect(try folder.text("ios/App/Cart.swift").contains("if price > 100 { notify(price) }"))
  }

  @Test func forProgramsToo() throws {
    let folder = try twoSides()
    defer { folder.remove() }
    let run = try Tool.run(Self.sides + ["--limit", "12", "--format", "json", "ios/Sources/Counter.swift"], in: folder)
    #expect(run.status == 0)
    for key in [
      "\"schema\": 1", "\"isComplete\": true", "\"total\": {", "\"folder\": \"Sources\"", "\"missed\": ", "\"noisy\": ",
    ] {
      #expect(run.output.contains(key), "\(run.output)")
    }
  }

  @Test func withoutTwinsThereIsNothingToTest() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("ios/A.swift", "struct A {}\n")
    try folder.write("android/B.kt", "class B\n")
    #expect(try Tool.run(Self.sides, in: folder).status == 3)
    #expect(try Tool.run(Self.sides + ["--limit", "0"], in: folder).status == 2)
  }
}
