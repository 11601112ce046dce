import Foundation
import Testing

/// The demo is what `SEEDED.md` says of it, and becomes the same two repositories everywhere.
struct BookingDemoTests {
  private static let folder = "Tests/Fixtures/booking/"
  private static let ios = folder + "ios/Sources/Booking/"
  private static let android = folder + "android/app/src/main/java/com/example/booking/"

  @Test func everySeedStandsWhereTheListSays() throws {
    let rows = try Repository.text(of: Self.folder + "SEEDED.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { Int($0.first ?? "") != nil }
    #expect(rows.count >= 12)
    #expect(rows.enumerated().allSatisfy { Int($0.element[0]) == $0.offset + 1 })
    for row in rows {
      try #require(row.count == 5, "\(row)")
      for (cell, root) in [(row[2], Self.ios), (row[3], Self.android)] where cell != "—" {
        let place = try #require(cell.wholeMatch(of: #/`([\w/.]+):(\d+)` `(.+)`/#)?.output, "\(cell)")
        let lines = try Repository.text(of: root + place.1).split(separator: "\n", omittingEmptySubsequences: false)
        let number = try #require(Int(place.2))
        #expect(lines.indices.contains(number - 1) && lines[number - 1].contains(place.3), "\(cell)")
      }
    }
  }

  @Test func bothSidesHaveAsManyFiles() throws {
    let swift = try Repository.files(below: String(Self.ios.dropLast())).filter { $0.hasSuffix(".swift") }
    let kotlin = try Repository.files(below: String(Self.android.dropLast())).filter { $0.hasSuffix(".kt") }
    #expect(swift.count >= 16)
    #expect(swift.count == kotlin.count)
  }

  @Test func repositoriesHaveAHistoryAndTheSameCommitsEachTime() throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("parity-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let script = Repository.top.appendingPathComponent(Self.folder + "make-repositories.sh").path
    var heads: [Set<String>] = []
    for name in ["first", "second"] {
      let target = scratch.appendingPathComponent(name)
      _ = try output(of: ["sh", script, target.path])
      heads.append(
        try Set(
          ["ios", "android"].map { side in
            let repository = ["git", "-C", target.appendingPathComponent(side).path]
            #expect(try output(of: repository + ["status", "--porcelain"]) == "")
            #expect(try output(of: repository + ["log", "--format=%an"]).split(separator: "\n").count >= 6)
            #expect(Set(try output(of: repository + ["log", "--format=%an"]).split(separator: "\n")).count == 2)
            return try output(of: repository + ["rev-parse", "HEAD"])
          }))
    }
    #expect(heads[0].count == 2)
    #expect(heads[0] == heads[1])
  }

  /// Runs a command, which must succeed, and gives what it printed.
  private func output(of command: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command)")
    return String(decoding: data, as: UTF8.self)
  }
}
