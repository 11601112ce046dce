import FindingModel
import Foundation
import ParityKit
import RuleBook
import SourceModel

/// Two sources that are compared because somebody says so.
struct Twin {
  var name: String
  var swift: String
  var kotlin: String

  func text(_ side: Side) -> String { side == .swift ? swift : kotlin }

  /// The same twin with other texts; the closure gets each side's text.
  func changed(_ change: (Side, String) -> String) -> Twin {
    Twin(name: name, swift: change(.swift, swift), kotlin: change(.kotlin, kotlin))
  }

  /// What the tool says about it, with every rule on.
  func report() throws -> Report {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("Twin.swift", swift)
    try folder.write("Twin.kt", kotlin)
    return diff(
      swift: folder.path + "/Twin.swift", kotlin: folder.path + "/Twin.kt", sizeLimit: 1 << 20,
      wantsRawSimilarity: false, try Twin.setup.get())
  }

  /// Compiling the phrases takes longer than comparing a twin, so all share one setup.
  static let setup = Result { () throws(SetupFailure) in try Setup.prepare(.none) }

  /// The rule fixtures, the examples in the rule documents, and the twins of the booking app.
  static let all: [Twin] = fixtures + examples + booking

  static let fixtures: [Twin] = files(in: "rules", named: "X.swift").compactMap { file in
    let folder = file.deletingLastPathComponent()
    guard let swift = text(of: file), let kotlin = text(of: folder.appendingPathComponent("X.kt")) else { return nil }
    let rule = folder.deletingLastPathComponent().lastPathComponent
    return Twin(name: "\(rule)/\(folder.lastPathComponent)", swift: swift, kotlin: kotlin)
  }

  static let examples: [Twin] = RuleSet.embedded().book.rules.flatMap { rule in
    rule.examples.compactMap { example in
      guard let swift = example.swift, let kotlin = example.kotlin else { return nil }
      return Twin(name: "\(rule.id): \(example.name)", swift: swift, kotlin: kotlin)
    }
  }

  /// By file name; the app has no two files of one name.
  static let booking: [Twin] = {
    let kotlin = Dictionary(
      files(in: "booking", named: ".kt").map { ($0.deletingPathExtension().lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
    return files(in: "booking", named: ".swift").compactMap { file in
      let name = file.deletingPathExtension().lastPathComponent
      guard let twin = kotlin[name], let left = text(of: file), let right = text(of: twin) else { return nil }
      return Twin(name: "booking/\(name)", swift: left, kotlin: right)
    }
  }()

  /// The folder with everybody's fixtures.
  static let fixtureFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Every file below a folder of fixtures whose name ends like this, by path.
  static func files(in folder: String, named ending: String) -> [URL] {
    let root = fixtureFolder.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
    return files.filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
  }

  private static func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
}

/// What must not change when a change means nothing: which findings there are, and how much they matter.
struct Identity: Hashable, Comparable, CustomStringConvertible {
  var rule: String
  var fingerprint: String
  var severity: Severity
  var message: String

  static func < (left: Identity, right: Identity) -> Bool {
    (left.rule, left.fingerprint, left.severity) < (right.rule, right.fingerprint, right.severity)
  }

  /// Messages quote the source, so they follow its layout and are no part of what a finding is.
  static func == (left: Identity, right: Identity) -> Bool {
    (left.rule, left.fingerprint, left.severity) == (right.rule, right.fingerprint, right.severity)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  var description: String { "\(rule) \(fingerprint) \(message)" }
}

extension Report {
  /// The identities of all findings, sorted.
  var identities: [Identity] {
    findings.map {
      Identity(rule: $0.rule, fingerprint: $0.fingerprint, severity: $0.severity, message: $0.message)
    }.sorted()
  }
}

/// A folder that lasts as long as a test.
struct TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("parity-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
