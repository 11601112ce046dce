internal import CodeModel
package import Comparison
package import FindingModel
internal import Pairing
internal import SourceModel

/// Everything that the checks find in one twin, check by check in source order, each fact once.
package func violations(in twin: ComparedTwin) -> [Violation] {
  settled(allChecks.flatMap { $0.violations(in: twin) }, in: twin)
}

/// The same with the dangers that its code holds as it is written.
package func violations(in twin: ComparedTwin, _ written: WrittenTwin, _ hazards: [HazardRule]) -> [Violation] {
  violations(in: twin) + settled(hazards.flatMap { $0.violations(in: written) }, in: twin)
}

/// Each fact once, and what is told of two types that are hardly counterparts as a note.
private func settled(_ violations: [Violation], in twin: ComparedTwin) -> [Violation] {
  var seen: Set<Fact> = []
  return violations.filter { seen.insert(Fact($0)).inserted }.map { violation in
    guard violation.confidence == .high,
      twin.isOfLooseTypes(violation.primary) || violation.check == "missing-type" && twin.isJoinedAside
    else { return violation }
    var violation = violation
    violation.confidence = .low
    return violation
  }
}

/// What a violation says of which places, whatever led there.
private struct Fact: Hashable {
  private let check: String
  private let rule: String?
  private let values: [String: String]
  private let primary: Site
  private let counterpart: Site?

  init(_ violation: Violation) {
    check = violation.check
    rule = violation.rule
    values = violation.values
    primary = violation.primary
    counterpart = violation.counterpart
  }
}

extension ComparedTwin {
  /// Whether a place lies in a type whose counterpart was found by its name and has hardly anything in common with it, or
  /// in one of two files that only such types make a twin.
  fileprivate func isOfLooseTypes(_ site: Site) -> Bool {
    if kinship.looseTypes.isEmpty { return false }
    let (index, unit) = (mapping.index(site.side), site.side == .swift ? self.twin.swift : self.twin.kotlin)
    guard index.units[unit].file.path == site.path else { return false }
    let around = index.declarations(ofUnit: unit).filter {
      ($0.declaration.isType || $0.declaration.kind == .extension) && $0.declaration.range.contains(site.range)
    }
    let isLoose = around.contains { entry in
      kinship.looseTypes.contains(entry.id)
        || entry.declaration.kind == .extension
          && index.types(named: entry.key).contains(where: kinship.looseTypes.contains)
    }
    if isLoose { return true }
    return isLooseTwin && !around.contains { kinship.firstPair(named: $0.key, on: site.side) != nil }
  }

  /// Whether nothing makes the two files a twin but that types of the one have counterparts in the other: each goes by a
  /// name of its own, and what else stands in one of them need not be in the other. Of 19 types that such a twin lacked,
  /// one was missed by somebody who read both.
  fileprivate var isJoinedAside: Bool { twin.evidence == [.sameTypes] && !isAboutChange }

  /// Whether nothing makes the two files a twin but types that hardly have anything in common.
  private var isLooseTwin: Bool {
    twin.evidence == [.sameTypes] && !types.isEmpty
      && types.allSatisfy { kinship.looseTypes.contains(mapping.types[$0].swift) }
  }
}
