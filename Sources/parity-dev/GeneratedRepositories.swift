internal import Foundation

/// A pair of generated git repositories, `ios` and `android`, with a history.
///
/// After the first commit each commit adds to one twin, on one side or both; the last one adds to ten
/// Swift files, and five of them are ported. Dates and contents are fixed, so that commits have the same ids everywhere.
struct GeneratedRepositories {
  /// Files of each side, those without counterpart included in the number.
  let count: Int
  let folder: String

  var swift: String { folder + "/ios" }
  var kotlin: String { folder + "/android" }

  private static let edits = 24
  private static let lastEdits = 10
  private static let day = 86_400
  private static let start = 1_750_000_000

  /// Makes both, unless they are there.
  func make() throws {
    if FileManager.default.fileExists(atPath: kotlin + "/.git/generated") { return }
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try importHistory(into: swift, settings: "swift: { path: . }\nkotlin: { path: ../android }\n") { twin, revisions in
      twin.presence == .kotlin ? nil : (twin.swiftPath, twin.swift(revisions: revisions))
    }
    try importHistory(into: kotlin, settings: "swift: { path: ../ios }\nkotlin: { path: . }\n") { twin, revisions in
      twin.presence == .swift ? nil : (twin.kotlinPath, twin.kotlin(revisions: revisions))
    }
    _ = FileManager.default.createFile(atPath: kotlin + "/.git/generated", contents: nil)
  }

  /// - Parameter file: path and text of a twin on one side; `nil` when that has none.
  private func importHistory(
    into repository: String, settings: String, _ file: (GeneratedTwin, Int) -> (path: String, text: String)?
  ) throws {
    try FileManager.default.createDirectory(atPath: repository, withIntermediateDirectories: true)
    try Git.run(["init", "-q", "-b", "main"], in: repository)
    let isSwift = repository == swift
    var stream = ImportStream(path: repository + "/.git/import")
    try stream.commit("Begin", at: Self.start)
    try stream.add(".parity.yml", "version: 1\n" + settings)
    try stream.add("README.md", "Generated.\n")
    for number in 0..<count {
      if let (path, text) = file(GeneratedTwin(number), 0) { try stream.add(path, text) }
    }
    var dice = Dice(seed: 7)
    var revisions: [Int: Int] = [:]
    for edit in 0..<Self.edits {
      let number = dice.roll(count)
      // Every third edit stays on its side.
      let isHere = edit % 3 != 0 || (edit % 2 == 0) == isSwift
      guard isHere else { continue }
      revisions[number, default: 0] += 1
      try stream.commit("Extend \(GeneratedTwin(number).name)", at: Self.start + (edit + 1) * Self.day)
      if let (path, text) = file(GeneratedTwin(number), revisions[number] ?? 0) { try stream.add(path, text) }
    }
    try stream.commit("Extend some", at: Self.start + (Self.edits + 1) * Self.day)
    for edit in 0..<Self.lastEdits where isSwift || edit % 2 == 0 {
      let number = dice.roll(count)
      revisions[number, default: 0] += 1
      if let (path, text) = file(GeneratedTwin(number), revisions[number] ?? 0) { try stream.add(path, text) }
    }
    try stream.close()
    try Git.run(["fast-import", "--quiet"], in: repository, input: repository + "/.git/import")
    try FileManager.default.removeItem(atPath: repository + "/.git/import")
    try Git.run(["reset", "-q", "--hard"], in: repository)
  }
}

/// What `git fast-import` reads, in a file.
private struct ImportStream {
  private let path: String
  private var bytes: [UInt8] = []
  private var file: FileHandle?

  init(path: String) { self.path = path }

  mutating func commit(_ message: String, at seconds: Int) throws {
    let person = "Generator <generator@example.com> \(seconds) +0000"
    try write("commit refs/heads/main\nauthor \(person)\ncommitter \(person)\ndata \(message.utf8.count)\n\(message)\n")
  }

  mutating func add(_ path: String, _ text: String) throws {
    try write("M 100644 inline \(path)\ndata \(text.utf8.count)\n\(text)\n")
  }

  mutating func close() throws {
    try flush()
    try file?.close()
  }

  private mutating func write(_ text: String) throws {
    bytes += text.utf8
    if bytes.count > 1 << 20 { try flush() }
  }

  private mutating func flush() throws {
    if file == nil {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    try file?.write(contentsOf: Data(bytes))
    bytes = []
  }
}
