import Foundation
import Testing

/// What is told of twins whose differences are known is counted as it is told.
struct AccuracyTests {
  private static var program: String { Tool.path + "-dev" }

  @Test func countsWhatIsToldAndFound() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let swift = "func limit(_ n: Int) -> Int {\n    n + 1\n}\nfunc name() -> String { \"a\" }\n"
    let kotlin = "fun limit(n: Int): Int = n + 1\nfun name(): String = \"a\"\n"
    for (part, other) in [
      ("equivalent/Same", kotlin), ("equivalent/Loud", kotlin.replacing("n + 1", with: "n + 9")),
      ("planted/Found", kotlin.replacing("n + 1", with: "n + 2")), ("planted/Missed", kotlin),
    ] {
      try folder.write("accuracy/\(part).swift", swift)
      try folder.write("accuracy/\(part).kt", other)
    }
    try folder.write(
      "accuracy/planted.tsv", "twin\tswift\tkotlin\twhat\nFound\t2\t1\tanother number\nMissed\t4\t2\tnothing\n")
    let run = try Tool.command(Self.program, ["accuracy", "accuracy"], in: folder)
    try #require(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("equivalent: 1 of 2 twins with a warning, 1 warnings"))
    #expect(run.output.contains("planted:    1 of 2 differences found, 0 other warnings"))
  }

  @Test func namesTheLineOfAMistake() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("accuracy/planted.tsv", "twin\tswift\tkotlin\twhat\nFound\tx\t1\tanother number\n")
    let run = try Tool.command(Self.program, ["accuracy", "accuracy"], in: folder)
    #expect(run.status != 0)
    #expect(run.errors.contains("planted.tsv:2"))
  }

  @Test(
    "every difference stands in a twin",
    arguments: [
      ("accuracy", 70, 60), ("accuracy-second", 239, 132), ("accuracy-third", 150, 90), ("accuracy-fourth", 80, 75),
      ("accuracy-fifth", 80, 75),
    ])
  func everyDifferenceStandsInATwin(_ name: String, _ twins: Int, _ differences: Int) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/" + name)
    let rows = try String(contentsOf: folder.appendingPathComponent("planted.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count == differences)
    for row in rows {
      for (position, ending) in [(1, "swift"), (2, "kt")] {
        let file = folder.appendingPathComponent("planted/\(row[0]).\(ending)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        // 0 where a side has no such line.
        let line = try #require(Int(row[position]))
        #expect((0...lines.count).contains(line), "\(row[0]).\(ending)")
      }
    }
    let equivalent = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("equivalent").path)
    #expect(equivalent.count == 2 * twins)
  }
}
