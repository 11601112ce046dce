import Foundation
import Testing

/// `check --staged` with what earlier runs found files to declare: the report is that of a run without them.
@Suite struct StagedNamesTests {
  let folder: Folder

  init() throws {
    folder = try twoSides()
    for number in 0..<6 {
      try folder.write(
        "ios/Sources/Page\(number).swift", "class Page\(number) {\n  func show\(number)(id: Int) { open(id) }\n}\n")
      try folder.write(
        "android/src/Page\(number).kt", "class Page\(number) {\n  fun show\(number)(id: Int) { open(id) }\n}\n")
    }
    for side in ["ios", "android"] {
      try folder.git("init", "-q", side)
      try folder.git("-C", side, "add", "-A")
      try folder.git("-C", side, "commit", "-q", "-m", "All")
    }
    try folder.write("ios/.parity.yml", "version: 1\nkotlin: { path: ../android }\nfailOn: warning\n")
  }

  private func staged(_ arguments: String...) throws -> Tool.Run {
    let command = ["-C", folder.path + "/ios", Tool.path, "check", "--staged", "--reporter", "json"]
    return try Tool.command("/usr/bin/env", command + arguments, in: folder)
  }

  /// - Returns: how many twins are in scope.
  @discardableResult
  private func expectTheSame(line: Int = #line) throws -> Int {
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    let (plain, first, again) = (
      try staged("--no-cache"), try staged("--cache-path", "cache"), try staged("--cache-path", "cache")
    )
    #expect(!plain.output.isEmpty, sourceLocation: place)
    for cached in [first, again] {
      #expect(cached.output == plain.output, sourceLocation: place)
      #expect(cached.status == plain.status, sourceLocation: place)
      #expect(cached.errors == plain.errors, sourceLocation: place)
    }
    let report = try JSONSerialization.jsonObject(with: Data(plain.output.utf8)) as? [String: Any]
    return (report?["twins"] as? [Any])?.count ?? 0
  }

  private func change(_ file: String, _ old: String, _ new: String) throws {
    let text = try folder.text(file)
    #expect(text.contains(old))
    try folder.write(file, text.replacingOccurrences(of: old, with: new))
  }

  @Test func whatFilesDeclareIsKnownByTheirContent() throws {
    defer { folder.remove() }
    try change("ios/Sources/Page3.swift", "open(id)", "open(id + 1)")
    try folder.git("-C", "ios", "add", "-A", "Sources")
    #expect(try expectTheSame() == 1)
    // The counterpart moves to another file, and is not staged there.
    try change("android/src/Page3.kt", "class Page3", "class Page9")
    try change("android/src/Page5.kt", "class Page5", "class Page3")
    try expectTheSame()
    try folder.git("-C", "android", "add", "-A")
    try expectTheSame()
    // As if nothing had been touched: size and time of the last change are the same.
    let page = folder.path + "/android/src/Page4.kt"
    let date = try FileManager.default.attributesOfItem(atPath: page)[.modificationDate] as? Date
    try change("android/src/Page4.kt", "class Page4", "class Page3")
    try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: page)
    try expectTheSame()
    try change("ios/Sources/Page2.swift", "Page2", "Page9")
    try folder.git("-C", "ios", "add", "-A", "Sources")
    try expectTheSame()
  }

  @Test func damagedNamesAreWorkedOutAnew() throws {
    defer { folder.remove() }
    try change("ios/Sources/Page3.swift", "open(id)", "open(id + 1)")
    try folder.git("-C", "ios", "add", "-A", "Sources")
    let plain = try staged("--no-cache")
    _ = try staged("--cache-path", "cache")
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/ios/cache")
    let packs = all.filter { $0.hasSuffix(".pack") }.map { "ios/cache/" + $0 }
    #expect(!packs.isEmpty)
    for pack in packs {
      var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + pack)))
      // The list stays, of what it names every other byte is another.
      for position in stride(from: bytes.count / 2, to: bytes.count, by: 2) { bytes[position] ^= 0x11 }
      try folder.write(pack, bytes: bytes)
    }
    let run = try staged("--cache-path", "cache")
    #expect(run.output == plain.output)
    #expect(run.errors.contains("cannot be used"))
  }
}
