internal import Foundation
package import Linting
internal import Reporting
internal import RuleBook
package import SourceModel

/// Where the baseline of a run stands.
package enum BaselineChoice: Sendable, Hashable {
  /// Nothing is accepted.
  case none
  /// Where the configuration says, if it names one.
  case configured
  /// Where the configuration says, else the file that `baseline create` writes, if there is one.
  case standing
  case file(String)
}

extension Setup {
  /// The file that holds what the team has accepted: as the command line says, else as the configuration says; `nil`
  /// when neither names one.
  static func baselinePath(_ choice: BaselineChoice, _ configuration: Configuration) -> String? {
    switch choice {
    case .none: nil
    case .file(let path): path
    case .configured: configuration.baseline.map { joined(configuration.folder ?? ".", $0) }
    case .standing:
      baselinePath(.configured, configuration)
        ?? [standardBaselinePath(configuration)].first { exists($0) }
    }
  }

  /// Where a new baseline goes when nobody says where.
  static func standardBaselinePath(_ configuration: Configuration) -> String {
    joined(configuration.folder ?? ".", ".parity-baseline.json")
  }
}

extension Baseline {
  private static let kind = "parity-baseline"
  /// In bytes; some 200,000 findings.
  private static let sizeLimit = 32 << 20
  /// Of one finding; more are a slip of the pen.
  private static let mostCopies = 1_000_000

  /// Reads a baseline; every mistake in it is a problem with its place.
  static func read(_ path: String) -> (baseline: Baseline, problems: [Problem]) {
    guard let data = contents(ofFile: path) else {
      let problem = Problem(
        .error, path: path, message: exists(path) ? "the baseline cannot be read" : "there is no such baseline",
        hint: "`parity baseline create` writes one.")
      return (Baseline(), [problem])
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return (Baseline(), [Problem(.error, path: path, message: "the baseline is not UTF-8 text")])
    }
    return decoded(path: path, text: text)
  }

  /// Decodes the JSON of a baseline, which is YAML, too, so that mistakes come with their places.
  package static func decoded(path: String, text: String) -> (baseline: Baseline, problems: [Problem]) {
    var yaml = YAMLReader(path: path, text: text, sizeLimit: sizeLimit)
    var baseline = Baseline()
    guard let root = yaml.root() else { return (baseline, yaml.problems) }
    guard let all = yaml.entries(root), let kind = all.first(where: { $0.key == "kind" }),
      let word = yaml.string(kind.value),
      word == Self.kind
    else {
      yaml.report(
        "this is no baseline: it does not say `\"kind\": \"\(Self.kind)\"`", at: root.position,
        hint: "`parity baseline create` writes one; a JSON report is something else.")
      return (baseline, yaml.problems)
    }
    guard let fields = yaml.mapping(root, required: ["kind", "version", "findings"]) else {
      return (baseline, yaml.problems)
    }
    if let version = fields["version"], let number = yaml.integer(version), number != 1 {
      yaml.report("version \(number) is not known", at: version.position, hint: "This parity reads version 1.")
    }
    for item in yaml.entries(fields["findings"]) ?? [] {
      guard let entry = yaml.mapping(item.value, required: ["rule", "count"], optional: ["member"]),
        let rule = yaml.string(entry["rule"]), let node = entry["count"], let count = yaml.integer(node)
      else { continue }
      guard (1...mostCopies).contains(count) else {
        yaml.report("`count` must be from 1 to \(mostCopies)", at: node.position)
        continue
      }
      let member = entry["member"].flatMap { $0.isNull ? nil : yaml.string($0) }
      baseline.entries[item.key] = Entry(rule: rule, member: member, count: count)
    }
    return (baseline, yaml.problems)
  }

  /// The document: sorted by rule, member and fingerprint, one finding a line, so that two branches seldom collide.
  var text: String {
    let sorted = entries.sorted { left, right in
      (left.value.rule, left.value.member ?? "", left.key) < (right.value.rule, right.value.member ?? "", right.key)
    }
    let lines = sorted.map { fingerprint, entry in
      let value = JSONText.object([
        (key: "rule", value: .string(entry.rule)), (key: "member", value: JSONText(entry.member)),
        (key: "count", value: .integer(entry.count)),
      ])
      return "    \(JSONText.string(fingerprint).written()): \(value.written())"
    }
    let findings = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n  }"
    return "{\n  \"kind\": \"\(Self.kind)\",\n  \"version\": 1,\n  \"findings\": \(findings)\n}\n"
  }
}
