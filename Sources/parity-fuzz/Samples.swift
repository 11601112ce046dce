internal import FindingModel
internal import Reporting
internal import SourceModel

/// Documents that name every key once, for parts whose inputs do not lie in the repository.
enum Samples {
  static let configurations =
    ([
      """
      version: 1
      swift: { path: ios, include: ["Sources/**"], exclude: ["**/Generated/**"], repository: "https://h/x.git", ref: main }
      kotlin: { path: ../android, include: "app/src/main/**", exclude: [] }
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
      phrases: [own/phrases.yml]
      rules:
        missing-member: error
        missing-type: off
        literal-differs: { severity: warning, include: ["a"], exclude: ["**/Legacy/**"], options: { a: 1 } }
      failOn: warning
      baseline: .parity-baseline.json
      grace: 14d

      """,
      "version: 1\nswift: { path: . }\nkotlin: &side { path: b }\nrules: { folder: rules }\n# *side\n",
    ] as [String]).map { Array($0.utf8) }

  static let baselines =
    ([
      """
      {
        "kind": "parity-baseline",
        "version": 1,
        "findings": {
          "0123456789abcdef": {"rule": "missing-member", "member": "A.b", "count": 1},
          "fedcba9876543210": {"rule": "literal-differs", "member": null, "count": 3}
        }
      }
      """,
      "{\"kind\": \"parity-baseline\", \"version\": 1, \"findings\": {}}",
    ] as [String]).map { Array($0.utf8) }

  static let reports = [Array(Reporter.json.render(report).utf8)]

  static let patterns =
    ([
      "Sources/{module}/**/{Name}.swift", "**/*", "*.?wift", "{a}{a}/{b}*", "./a//b/", "**", "a**b/***/{Ä_1}",
    ] as [String]).map { Array($0.utf8) }

  static let paths =
    ([
      "Sources/Core/Net/Client.swift", "a/a/a/a/a/a/a/a/a/a/a/a.kt", "", "/", "ä/é.swift",
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaab",
    ] as [String]).map { Array($0.utf8) }

  private static var report: Report {
    let place = Place(
      side: .swift, path: "Sources/A.swift", start: SourcePosition(line: 1, column: 2),
      end: SourcePosition(line: 3, column: 4))
    let finding = Finding(
      rule: "missing-member", severity: .warning, message: "`a` has no counterpart.", fingerprint: "0123456789abcdef",
      member: "A.a", state: .new, primary: place, counterpart: nil)
    return Report(
      toolVersion: "0",
      scope: Report.Scope(
        mode: .all, swift: Report.Revision(root: ".", revision: "worktree"),
        kotlin: Report.Revision(root: "../android", revision: "worktree")),
      counts: Report.Counts(), twins: [], unpaired: [], findings: [finding],
      problems: [Problem(.warning, path: "A.swift", message: "does not parse here")], isComplete: true, rules: [])
  }
}
