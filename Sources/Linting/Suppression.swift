package import FindingModel
internal import SourceModel

/// What remains after the authors' own words.
package struct SuppressionResult: Sendable {
  /// A directive and those of its rules that it silenced nowhere; a platform-only one has none to name.
  package struct Unused: Sendable, Hashable {
    package var directive: Directive
    package var rules: [String]
  }

  /// All findings, in their order; the silenced ones with state `suppressed`.
  package var findings: [Finding]
  /// In the order of the directives.
  package var unused: [Unused]
}

/// Applies directives: a finding is suppressed when either of its places starts within one that silences its rule.
///
/// - Parameter today: `YYYY-MM-DD`; what has expired silences nothing.
package func suppress(_ findings: [Finding], directives: [Directive], today: String = "") -> SuppressionResult {
  struct File: Hashable {
    var side: Side
    var path: String
  }
  let live = directives.indices.filter { !directives[$0].isExpired(on: today) }
  let numbered = Dictionary(grouping: live) { File(side: directives[$0].side, path: directives[$0].path) }
  var silenced: [Int: Set<String>] = [:]
  var result = findings
  for index in result.indices {
    let finding = result[index]
    for place in [finding.primary, finding.counterpart].compactMap({ $0 }) {
      for number in numbered[File(side: place.side, path: place.path)] ?? []
      where directives[number].silences(finding.rule, at: place.start) {
        result[index].state = .suppressed
        silenced[number, default: []].insert(finding.rule)
      }
    }
  }
  let unused = live.compactMap { number -> SuppressionResult.Unused? in
    let directive = directives[number]
    switch directive.action {
    case .twin: return nil
    case .platformOnly: return silenced[number] == nil ? SuppressionResult.Unused(directive: directive, rules: []) : nil
    case .disable(let rules):
      let idle = rules.filter { silenced[number]?.contains($0) != true }
      return idle.isEmpty ? nil : SuppressionResult.Unused(directive: directive, rules: idle)
    }
  }
  return SuppressionResult(findings: result, unused: unused)
}
