import Foundation
import Testing

/// What the README shows is what the program says today.
@Suite struct ReadmeTests {
  @Test func theSampleIsTheDemosReport() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let made = try Tool.command(
      "/bin/sh", ["\(top)/Tests/Fixtures/booking/make-repositories.sh", folder.path], in: folder)
    #expect(made.status == 0, "\(made.errors)")
    let run = try Tool.run(["check", "--swift", "ios", "--kotlin", "android", "--color", "never"], in: folder)

    let readme = try String(contentsOfFile: top + "/README.md", encoding: .utf8)
    let fences = readme.components(separatedBy: "```\n")
    try #require(fences.count > 2)
    let sample = fences[1].trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
    let report = run.output.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
    #expect(sample.count == 4)
    // The findings that it shows, word by word and in their order.
    let places = sample.dropLast().map { report.firstIndex(of: $0) }
    #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(sample)")
    // How many there are; paste this line where it is another one.
    #expect(sample.last == run.output.split(separator: "\n").last.map(String.init))
    #expect(run.status == 1)
  }
}
