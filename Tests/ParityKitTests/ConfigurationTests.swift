import FindingModel
import Pairing
import RuleBook
import SourceModel
import Testing

@testable import ParityKit

@Suite struct ConfigurationTests {
  private func decode(_ text: String) -> (configuration: Configuration, problems: [Problem]) {
    var book = RuleSet.embedded().book
    return Configuration.decoded(path: "up/.parity.yml", text: text, book: &book)
  }

  @Test func wholeDocument() throws {
    let (configuration, problems) = decode(
      """
      version: 1
      swift:  { path: ., include: ["Sources/**"], exclude: ["**/Generated/**"] }
      kotlin: { path: ../app-android, include: "app/src/main/**", exclude: [] }
      pairing:
        patterns:
          - { swift: "Sources/{module}/**/{Name}.swift", kotlin: "{module}/src/main/**/{Name}.kt" }
        names:
          - { swift: "{X}ViewController", kotlin: "{X}Fragment" }
        pairs:
          - { swift: Sources/Core/Log.swift, kotlin: core/src/main/java/com/acme/Logger.kt }
        platformOnly:
          - { side: swift, path: "Sources/Widgets/**", reason: "no Android widgets yet", until: 2027-03-31 }
      comparison:
        - { path: "**/Views/**", level: declarations }
        - { path: "**/Views/Api.*", level: contract }
      rules:
        missing-member: error
        missing-type: off
        literal-differs: { severity: warning, exclude: ["**/Legacy/**"] }
      failOn: warning

      """)
    #expect(problems == [])
    #expect(configuration.folder == "up/")
    #expect(configuration.swift.include.map(\.text) == ["Sources/**"])
    #expect(configuration.kotlin.path == "../app-android")
    #expect(configuration.kotlin.include.map(\.text) == ["app/src/main/**"])
    #expect(configuration.patterns.map(\.kotlin.text) == ["{module}/src/main/**/{Name}.kt"])
    #expect(configuration.names.map(\.swift.captureNames) == [["X"]])
    #expect(configuration.pairs.map(\.swift) == ["Sources/Core/Log.swift"])
    #expect(configuration.platformOnly.first?.until == "2027-03-31")
    #expect(configuration.rules.map(\.severity) == [.error, nil, .warning])
    #expect(configuration.rules.map(\.isOff) == [false, true, false])
    #expect(configuration.failOn == .warning)
    #expect(configuration.level(swiftPath: "a/Views/B.swift", kotlinPath: "C.kt") == .declarations)
    #expect(configuration.level(swiftPath: "a/B.swift", kotlinPath: "x/Views/Api.kt") == .contract)
    #expect(configuration.level(swiftPath: "a/B.swift", kotlinPath: "a/B.kt") == .full)
  }

  /// Text, then where the problem stands and part of what it says, message or hint.
  @Test(arguments: [
    ("", 1, 1, "empty"),
    ("swift: { path: . }", 1, 1, "version"),
    ("version: 2", 1, 10, "version 2"),
    ("version: 1\nkotln: { path: . }", 2, 1, "Did you mean `kotlin`?"),
    ("version: 1\nswift: { pth: . }", 2, 10, "Did you mean `path`?"),
    ("version: 1\nswift: [a]", 2, 8, "must be a mapping"),
    ("version: 1\nswift: { repository: x, path: y }", 2, 25, "`path` or a `repository`"),
    ("version: 1\nswift: { ref: x }", 2, 10, "said of a `repository`"),
    ("version: 1\nswift: { include: [\"{a\"] }", 2, 20, "`{` without `}`"),
    ("version: 1\npairing: { patterns: [{ swift: \"{A}.swift\", kotlin: \"{B}.kt\" }] }", 2, 23, "same names"),
    ("version: 1\npairing: { names: [{ swift: \"{A}{B}V\", kotlin: \"{A}{B}F\" }] }", 2, 20, "one capture"),
    ("version: 1\npairing: { names: [{ swift: V, kotlin: F }] }", 2, 20, "such as `{Name}`"),
    ("version: 1\npairing: { pairs: [{ swift: A.swift }] }", 2, 20, "kotlin"),
    ("version: 1\npairing: { platformOnly: [{ side: swft, path: a, reason: b }] }", 2, 35, "Did you mean `swift`?"),
    ("version: 1\npairing: { platformOnly: [{ side: swift, path: a }] }", 2, 27, "reason"),
    (
      "version: 1\npairing: { platformOnly: [{ side: swift, path: a, reason: b, until: soon }] }", 2, 69,
      "2027-03-31"
    ),
    ("version: 1\ncomparison: [{ path: a, level: ful }]", 2, 32, "Did you mean `full`?"),
    ("version: 1\nrules:\n  missing-membr: error", 3, 3, "Did you mean `missing-member`?"),
    ("version: 1\nrules:\n  missing-member: loud", 3, 19, "cannot be `loud`"),
    ("version: 1\nrules:\n  missing-member: { severty: error }", 3, 21, "Did you mean `severity`?"),
    ("version: 1\nrules:\n  missing-member: { include: { a: b } }", 3, 30, "must be text"),
    (
      "version: 1\nrules:\n  missing-member: { options: { deep: 1 } }", 3, 32,
      "The check `missing-member` has no options."
    ),
    (
      "version: 1\nrules:\n  string-length-units: { options: { sure: limit } }", 3, 37,
      "has: `names`, `negative`, `positive`, `quiet-names`, `sure-in`, `sure-when`."
    ),
    ("version: 1\nrules:\n  string-length-units: { options: { sure-in: limits } }", 3, 46, "Did you mean `limit`?"),
    ("version: 1\nrules:\n  string-length-units: { options: [a] }", 3, 35, "must be a mapping"),
    ("version: 1\nrules: { folder: [a] }", 2, 18, "must be text"),
    ("version: 1\nrules: { folder: nowhere }", 2, 18, "no such folder"),
    ("version: 1\nfailOn: sometimes", 2, 9, "cannot be `sometimes`"),
    ("version: 1\nfailOn: [error", 3, 1, ""),
  ])
  func mistakesHaveTheirPlace(text: String, line: Int, column: Int, words: String) {
    let problems = decode(text).problems
    #expect(problems.count == 1, "\(problems)")
    let problem = problems.first
    #expect(problem?.severity == .error)
    #expect(problem?.path == "up/.parity.yml")
    if !words.isEmpty { #expect(problem?.position == SourcePosition(line: line, column: column)) }
    #expect("\(problem?.message ?? "") \(problem?.hint ?? "")".contains(words) || words.isEmpty, "\(problems)")
  }

  @Test func severalMistakesAreAllReported() {
    let problems = decode("version: x\nswft: 1\nfailOn: 3").problems
    #expect(problems.compactMap(\.position?.line).sorted() == [1, 2, 3])
  }
}
