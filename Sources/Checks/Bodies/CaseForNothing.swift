internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Whether one side gives nothing where the other gives a case of its own for it, of a type that therefore may be
/// absent on one side only: that it may be, and that there is such a case, is told.
func isCaseForNothing(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let divergence = found.divergence
  guard !twin.isAboutChange, [.statement, .expression, .call].contains(divergence.kind), let member = found.member,
    let difference = member.signature.first(where: { $0.kind == .nullability && !$0.isWeak }),
    let side = difference.presentSide
  else { return false }
  let places = (divergence.place(on: side), divergence.place(on: side.other))
  let ids = (member.pair[side], member.pair[side.other])
  guard !places.0.isInsertionPoint, !places.1.isInsertionPoint,
    ["nil", "null"].contains(given(twin.text(ids.0, places.0.quote)))
  else { return false }
  let type = canonicalName(lastComponent(of: difference.bareTexts[side == .swift ? 1 : 0]))
  let lone = twin.kinship.loneCases(ofEnumsNamed: type, on: side.other)
  // Of two such cases each would stand for something of its own.
  guard lone.count == 1 else { return false }
  let name = canonicalName(lastComponent(of: given(twin.text(ids.1, places.1.quote))))
  return name == twin.mapping[lone[0].declaration].key
}

/// What a statement gives, without the word for it.
func given(_ code: String) -> String {
  let words = code.split(whereSeparator: \.isWhitespace)
  return words.drop { $0 == "return" }.joined(separator: " ")
}
