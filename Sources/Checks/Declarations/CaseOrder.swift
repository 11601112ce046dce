// enum Tab: CaseIterable { case home, search, profile }     enum class Tab { HOME, PROFILE, SEARCH }
//
// The order of cases is seen where all of them are listed, and where one is greater than another.

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// The enumerations of which somebody sees the order of cases, and whose cases stand in different ones; of each, the first
/// two cases in opposite orders.
func casesInAnotherOrder(in twin: ComparedTwin) -> [Violation] {
  let pairs = twin.members.map(\.pair).filter {
    twin.mapping[$0.swift].declaration.kind == .enumCase && twin.mapping[$0.kotlin].declaration.kind == .enumCase
  }
  let byOwner = Dictionary(grouping: pairs) { $0.owner }
  return byOwner.keys.compactMap { $0 }.sorted().compactMap { owner in
    let cases = (byOwner[owner] ?? []).sorted { position($0.swift, in: twin) < position($1.swift, in: twin) }
    let crossing = zip(cases, cases.dropFirst()).first {
      position($0.kotlin, in: twin) > position($1.kotlin, in: twin)
    }
    guard let crossing, let use = orderUse(of: twin.mapping.types[owner], in: twin) else { return nil }
    return opposed(crossing.0, crossing.1, isSeen: use == .seen, in: twin)
  }
}

private enum OrderUse {
  /// Cases are compared, or one of the two files lists them.
  case seen
  /// Cases may be listed.
  case possible
}

private func position(_ id: DeclarationID, in twin: ComparedTwin) -> UInt32 {
  twin.mapping[id].declaration.nameRange.lower
}

/// What becomes of the order of an enumeration's cases, as far as Swift says that it means something.
private func orderUse(of pair: TypePair, in twin: ComparedTwin) -> OrderUse? {
  let (swift, kotlin) = (twin.mapping[pair.swift], twin.mapping[pair.kotlin])
  guard swift.declaration.kind == .enum, kotlin.declaration.kind == .enum,
    !kotlin.declaration.modifiers.contains(.sealed)
  else { return nil }
  if twin.mapping.swift.supertypeKeys(of: swift).contains(canonicalName("Comparable")) { return .seen }
  guard listsCases(swift, in: twin) else { return nil }
  let isRead = isListRead(of: swift.key, in: twin.unit(.swift)) || isListRead(of: kotlin.key, in: twin.unit(.kotlin))
  return isRead ? .seen : .possible
}

/// What is asked of all cases without regard to their order.
private let looksUp: Set<String> = [
  "any", "associateby", "contains", "first", "firstornull", "find", "random", "size", "single", "singleornull",
]

/// Whether a file reads all cases of a type, by its key, other than to look one up.
private func isListRead(of type: String, in unit: SourceUnit) -> Bool {
  let tree = unit.tree
  let nodes = unit.roots.flatMap { tree.preorder($0) }
  // The normal form keeps the type of a qualified name beside it.
  let lists = nodes.filter {
    tree.kind($0) == .name && tree.label($0) == "entries" && canonicalName(tree.soft($0)) == type
  }
  if lists.isEmpty { return false }
  let lookUps = nodes.filter { tree.kind($0) == .member && looksUp.contains(tree.label($0)) }
  return !Set(lists).subtracting(lookUps.map { tree.child($0, 0) }).isEmpty
}

/// Whether the head of an enumeration says `CaseIterable`, which its normal form leaves out as a trait.
private func listsCases(_ type: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let whole = type.declaration.range
  let head = twin.file(type.id).text(in: ByteRange(Int(type.declaration.nameRange.upper), Int(whole.upper)))
  return head.prefix { $0 != "{" }.contains("CaseIterable")
}

private func opposed(_ first: MemberPair, _ second: MemberPair, isSeen: Bool, in twin: ComparedTwin) -> Violation {
  Violation(
    check: "order-differs",
    values: [
      "name": twin.mapping[first.swift].declaration.name, "other": twin.mapping[second.swift].declaration.name,
      "swift": twin.mapping[first.swift].declaration.name, "kotlin": twin.mapping[first.kotlin].declaration.name,
    ], confidence: isSeen ? .high : .low, member: twin.memberName(first.swift), primary: twin.nameSite(first.swift),
    counterpart: twin.nameSite(first.kotlin), identity: ["order-differs", twin.identityPath(first.swift)])
}
