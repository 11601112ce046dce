import Foundation
import Linting
import RuleBook
import SourceModel
import Testing

@testable import ParityKit

/// Configurations and baselines that are made to fill memory, to take forever or to reach other people's files. Each is
/// refused by a message that names the fault.
@Suite struct HostileDocumentTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// Part of what is said.
    var note: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ note: String) { (self.name, self.text, self.note) = (name, text, note) }
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// Nine lists of nine times the one before: 9⁹ values.
  private static let bomb =
    "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    + (1...9).map { "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ", "))]\n" }
    .joined()

  private static let slowBomb =
    "a0: &a0 [\(repeated("x, ", 1_000))]\n"
    + (1...9).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()

  static let configurations = [
    Fault("alias bomb", bomb, "more than 20 aliases"),
    Fault("bomb of few aliases", slowBomb, "too large once its aliases are expanded"),
    Fault("alias of itself", "a: &a [*a]\n", "undefined alias"),
    Fault("deep lists", "a: \(repeated("[", 100_000))", "nested too deep"),
    Fault("deep mappings", "a: \(repeated("{a: ", 100_000))", "nested too deep"),
    Fault("deep blocks", repeated("- ", 100_000) + "a\n", "nested too deep"),
    Fault("too large", "version: 1\n\(repeated("# nothing\n", 200_000))", "larger than 1 MB"),
    Fault("a long line", "version: \(repeated("x", 900_000))\n", "must be a whole number"),
    Fault("many unknown keys", (0..<2_000).map { "a\($0): 1\n" }.joined(), "unknown key"),
    Fault("many repeated keys", "version: 1\n" + repeated("version: 1\n", 500), "given twice"),
    Fault("control characters", "version: \u{1} 1\n", "control characters"),
    Fault("several documents", "version: 1\n---\nversion: 1\n", "another document"),
    Fault("a number out of range", "version: 99999999999999999999\n", "whole number"),
    Fault("braces that never end", "version: 1\nswift: { include: \"{{{{\" }\n", "pattern"),
    Fault(
      "a pattern without end", "version: 1\nswift: { include: \"\(repeated("**/*{a}", 5_000))\" }\n", "longer than"),
    Fault("phrases of others", "version: 1\nphrases: [/etc/hostname]\n", "leads out of the repository"),
    Fault("phrases above", "version: 1\nphrases: [ok.yml, a/../../../b.yml]\n", "leads out of the repository"),
    Fault("a baseline of others", "version: 1\nbaseline: /etc/hostname\n", "leads out of the repository"),
    Fault("rules of others", "version: 1\nrules: { folder: ../.. }\n", "leads out of the repository"),
  ]

  @Test(arguments: configurations)
  func configurationIsRefused(fault: Fault) throws {
    var book = RuleSet()
    let (_, problems) = Configuration.decoded(path: ".parity.yml", text: fault.text, book: &book)
    #expect(
      problems.contains { $0.severity == .error && $0.message.contains(fault.note) }, "\(problems.map(\.message))")
    #expect(problems.count <= 200)
  }

  static let baselines = [
    Fault(
      "counts beyond all numbers",
      """
      {"kind": "parity-baseline", "version": 1, "findings": {
      "a": {"rule": "x", "count": 9223372036854775807}, "b": {"rule": "x", "count": 9223372036854775807}}}
      """, "`count` must be from 1 to"),
    Fault("deep", "{\"kind\": \(repeated("[", 50_000))", "nested too deep"),
    Fault("a report", "{\"schema\": 1, \"findings\": []}", "this is no baseline"),
    Fault("half of one", "{\"kind\": \"parity-baseline\", \"version\": 1, \"findings\": {\"a", "not valid"),
  ]

  @Test(arguments: baselines)
  func baselineIsRefused(fault: Fault) {
    let (baseline, problems) = Baseline.decoded(path: "b.json", text: fault.text)
    #expect(
      problems.contains { $0.severity == .error && $0.message.contains(fault.note) }, "\(problems.map(\.message))")
    #expect(baseline.total < 10)
  }

  /// A pattern with many wildcards takes time linear in the path, whatever the path.
  @Test(arguments: ["*a", "{x}a", "**/*a", "?*", "{x}{x}"])
  func patternsTakeNoForever(part: String) throws {
    let pattern = try PathPattern(Self.repeated(part, 40) + "b")
    #expect(!pattern.matches(Self.repeated("a", 500)))
    #expect(!pattern.matches(Self.repeated("a/", 250)))
  }

  @Test func linksThatLeadOutAreRefused() throws {
    let folder = NSTemporaryDirectory() + "parity-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["inside", "outside"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try Data("secret: 1\n".utf8).write(to: URL(fileURLWithPath: folder + "/outside/secret.yml"))
    try Data("- a: 1\n".utf8).write(to: URL(fileURLWithPath: folder + "/inside/own.yml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/inside/link.yml", withDestinationPath: "../outside/secret.yml")
    try FileManager.default.createSymbolicLink(atPath: folder + "/inside/out", withDestinationPath: "../outside")
    func isRefused(_ name: String) -> Bool {
      escape(of: "\(folder)/inside/\(name)", named: name, fromFolder: folder + "/inside/") != nil
    }
    #expect(isRefused("link.yml") && isRefused("out/secret.yml") && isRefused("out/not-there.yml"))
    #expect(isRefused("../outside/secret.yml") && isRefused("out/../own.yml") && isRefused("absent/../../outside/x"))
    #expect(!isRefused("own.yml") && !isRefused("not-there.yml") && !isRefused("."))

    // A configuration that nobody named, likewise.
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/inside/.parity.yml", withDestinationPath: "../outside/secret.yml")
    #expect(escapeOfConfiguration(folder + "/inside/.parity.yml") != nil)
    #expect(escapeOfConfiguration(folder + "/inside/own.yml") == nil)
  }

  @Test func pipesAndDevicesAreNoDocuments() throws {
    let pipe = NSTemporaryDirectory() + "parity-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: pipe) }
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", "/dev/null", "/"] {
      #expect(contents(ofFile: path) == nil, "\(path)")
      #expect(Baseline.read(path).problems.count == 1)
    }
  }
}
