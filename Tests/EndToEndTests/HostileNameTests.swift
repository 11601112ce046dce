import Foundation
import Testing

/// Files whose names and contents are made to command a terminal, through every command that prints such text.
@Suite struct HostileNameTests {
  private static let escape = "\u{1B}[2J"

  private func sides() throws -> Folder {
    let folder = try Folder()
    let name = "A\(Self.escape)\u{202E}\n::error::x"
    try folder.write(
      "ios/\(name).swift", "let a = \"\(Self.escape)\u{202E}\"\nstruct Point { let x: Int; let y: Int }\n")
    try folder.write("android/\(name).kt", "val a = \"\(Self.escape)\"\ndata class Point(val x: Int, val z: Int)\n")
    return folder
  }

  @Test(arguments: [
    ["check", "--swift", "ios", "--kotlin", "android", "-v"], ["pairs", "--swift", "ios", "--kotlin", "android"],
    ["pairs", "--swift", "ios", "--kotlin", "android", "--unpaired", "-v"],
    ["pairs", "explain", "--swift", "ios", "--kotlin", "android", "swift"],
    ["normalize", "SWIFT"], ["diff", "SWIFT", "KOTLIN"], ["diff", "SWIFT", "KOTLIN", "--score"],
    ["diff", "SWIFT", "KOTLIN", "--normalized"], ["doctor", "--swift", "ios", "--kotlin", "SWIFT"],
    ["baseline", "create", "--swift", "ios", "--kotlin", "android", "--baseline", "\u{1B}[2J.json"],
  ])
  func terminalIsNotCommanded(arguments: [String]) throws {
    let folder = try sides()
    defer { folder.remove() }
    let name = "A\(Self.escape)\u{202E}\n::error::x"
    let names = ["SWIFT": "ios/\(name).swift", "KOTLIN": "android/\(name).kt"]
    let run = try Tool.run(arguments.map { names[$0] ?? $0 }, in: folder)
    #expect(run.status >= 0 && run.status <= 3)
    let output = run.output + run.errors
    #expect(!output.isEmpty)
    #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    #expect(!output.split(separator: "\n").contains { $0.hasPrefix("::error") })
  }
}
