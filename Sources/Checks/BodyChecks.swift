internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// One divergence with the member in which it was found.
struct BodyDivergence {
  var divergence: Divergence
  /// `nil` in the top-level statements of a script.
  var pair: MemberPair?
  var body: BodyComparison
}

/// Every divergence that may be told by itself: of members whose bodies are alike enough.
func bodyDivergences(in twin: ComparedTwin) -> [BodyDivergence] {
  var result: [BodyDivergence] = []
  for member in twin.members {
    guard let body = member.body, body.level == .statement else { continue }
    result += body.divergences.filter { !isTold($0, by: body.divergences) }
      .map { BodyDivergence(divergence: $0, pair: member.pair, body: body) }
  }
  if let script = twin.script, script.level == .statement {
    result += script.divergences.map { BodyDivergence(divergence: $0, pair: nil, body: script) }
  }
  return result
}

/// `if a || b { return }` is two exits in the normal form and one statement to the reader: when one of them differs, the
/// other is not missing.
private func isTold(_ divergence: Divergence, by others: [Divergence]) -> Bool {
  guard divergence.kind == .missingStatement, let side = divergence.presentSide else { return false }
  let place = side == .swift ? divergence.swift.range : divergence.kotlin.range
  return others.contains { other in
    guard other.kind != .missingStatement else { return false }
    return place.contains(side == .swift ? other.swift.range : other.kotlin.range)
  }
}

/// Makes violations of every divergence of the wanted kinds.
func bodyViolations(
  _ check: String, _ kinds: Set<Divergence.Kind>, in twin: ComparedTwin,
  values: (Divergence, (swift: String, kotlin: String)) -> [String: String]
) -> [Violation] {
  bodyDivergences(in: twin).filter { kinds.contains(reportedKind($0.divergence)) }.map { found in
    let divergence = found.divergence
    let texts = (
      swift: text(divergence.swift, .swift, found.pair, in: twin),
      kotlin: text(divergence.kotlin, .kotlin, found.pair, in: twin)
    )
    let isKotlinFirst = divergence.presentSide == .kotlin
    let sites = (
      site(divergence.swift, .swift, found.pair, in: twin), site(divergence.kotlin, .kotlin, found.pair, in: twin)
    )
    let path = found.pair.map { [twin.identityPath($0.swift), twin.identityPath($0.kotlin)] } ?? ["script"]
    var words = values(divergence, texts)
    words["count"] = String(divergence.occurrences)
    return Violation(
      check: check, values: words, confidence: isDoubtful(found, in: twin) ? .low : .high,
      member: found.pair.map { twin.memberName(isKotlinFirst ? $0.kotlin : $0.swift) },
      primary: isKotlinFirst ? sites.1 : sites.0, counterpart: isKotlinFirst ? sites.0 : sites.1,
      identity: [check] + path + divergence.identity.map(hexadecimal))
  }
}

/// Another name in the place of a value is told like another callee: something else is used.
private func reportedKind(_ divergence: Divergence) -> Divergence.Kind {
  divergence.kind == .expression && !divergence.names.isEmpty ? .call : divergence.kind
}

private func isDoubtful(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let divergence = found.divergence
  if callsSuper(divergence, found.pair, in: twin) { return true }
  if divergence.isWeak || twin.mapping.plumbing.isDiagnostic(divergence.mention) { return true }
  return found.pair.map { isDoubtful($0, in: twin) } ?? false
}

/// What a superclass is told follows from the superclass, and each platform has its own.
private func callsSuper(_ divergence: Divergence, _ pair: MemberPair?, in twin: ComparedTwin) -> Bool {
  [(divergence.swift, Side.swift), (divergence.kotlin, .kotlin)].allSatisfy { place, side in
    place.isInsertionPoint || text(place, side, pair, in: twin).hasPrefix("super")
      || file(side, pair, in: twin).text(
        in: ByteRange(Int(place.range.lower) - min(6, Int(place.range.lower)), Int(place.range.lower))) == "super."
  }
}

private func file(_ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> SourceFile {
  guard let pair else { return twin.unit(side).file }
  return twin.file(side == .swift ? pair.swift : pair.kotlin)
}

private func text(_ place: Divergence.Place, _ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> String {
  place.isInsertionPoint ? "nothing" : file(side, pair, in: twin).text(in: place.quote)
}

private func site(_ place: Divergence.Place, _ side: Side, _ pair: MemberPair?, in twin: ComparedTwin) -> Site {
  Site(side: side, path: file(side, pair, in: twin).path, range: place.range)
}
