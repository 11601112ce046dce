import Foundation
import Testing

/// The same code gives the same bytes: in every process, on any number of threads, whatever the seed of hashing.
@Suite struct DeterminismRunTests {
  private static let reporters = [
    "text", "json", "jsonl", "sarif", "markdown", "html", "gitlab", "checkstyle", "junit", "rdjson", "github",
  ]

  @Test func everyProcessWritesTheSameBytes() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/booking")
    for (side, name) in [("ios", "ios"), ("android", "android")] {
      try FileManager.default.copyItem(
        atPath: fixtures.appendingPathComponent(side).path, toPath: folder.path + "/" + name)
    }
    let runs: [(jobs: String, environment: [String: String])] = [
      ("1", [:]), ("2", [:]), ("16", [:]), ("3", ["SWIFT_DETERMINISTIC_HASHING": "1"]),
    ]
    var outputs: [String: Set<String>] = [:]
    for run in runs {
      let reporters = Self.reporters.flatMap { ["--reporter", "\($0):out/\($0)"] }
      let result = try Tool.run(
        ["check", "--swift", "ios", "--kotlin", "android", "-v", "--no-baseline", "-j", run.jobs] + reporters,
        in: folder, environment: run.environment)
      #expect(result.status == 1 || result.status == 0)
      outputs["streams", default: []].insert(result.output + result.errors)
      for reporter in Self.reporters { outputs[reporter, default: []].insert(try folder.text("out/\(reporter)")) }
    }
    #expect(outputs.count == Self.reporters.count + 1)
    for (reporter, texts) in outputs.sorted(by: { $0.key < $1.key }) {
      #expect(texts.count == 1, "\(reporter) differs between processes")
      #expect(texts.allSatisfy { $0.utf8.count > 100 }, "\(reporter) says next to nothing")
    }
  }
}
