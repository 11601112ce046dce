package import FindingModel
internal import SourceModel

/// What remains after the authors' own words.
package struct SuppressionResult: Sendable {
  /// All findings, in their order; the silenced ones with state `suppressed`.
  package var findings: [Finding]
  /// Directives that silenced nothing, in the order given.
  package var unused: [Directive]
}

/// Applies directives: a finding is suppressed when either of its places starts within one that silences its rule.
package func suppress(_ findings: [Finding], directives: [Directive]) -> SuppressionResult {
  struct File: Hashable {
    var side: Side
    var path: String
  }
  let numbered = Dictionary(grouping: directives.indices) { File(side: directives[$0].side, path: directives[$0].path) }
  var used: Set<Int> = []
  var result = findings
  for index in result.indices {
    let finding = result[index]
    for place in [finding.primary, finding.counterpart].compactMap({ $0 }) {
      for number in numbered[File(side: place.side, path: place.path)] ?? []
      where directives[number].silences(finding.rule, at: place.start) {
        result[index].state = .suppressed
        used.insert(number)
      }
    }
  }
  let unused = directives.indices.filter { number in
    if case .twin = directives[number].action { return false }
    return !used.contains(number)
  }
  return SuppressionResult(findings: result, unused: unused.map { directives[$0] })
}
