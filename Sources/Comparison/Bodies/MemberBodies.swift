internal import CodeModel
internal import Pairing
internal import SourceModel

/// Compares the bodies of the members of a mapping that are counterparts.
struct MemberBodies: Sendable {
  private let mapping: Mapping
  private let handed: HandedReceivers
  private let delegates: Delegates
  private let kept: KeptProperties
  private let unlike: UnlikeBodies
  /// The functions and properties without counterpart that have a body.
  private let helpers: PerSide<Set<DeclarationID>>

  init(_ mapping: Mapping, kept: KeptProperties, handed: HandedReceivers) {
    self.mapping = mapping
    self.handed = handed
    self.kept = kept
    delegates = Delegates(mapping)
    unlike = UnlikeBodies(mapping)
    helpers = mapping.loneMembers.reduce(into: PerSide()) { helpers, lone in
      if mapping[lone.declaration].declaration.body != nil { helpers[lone.declaration.side].insert(lone.declaration) }
    }
  }

  func compare(_ member: inout ComparedMember, _ names: SharedNames) {
    member.expanded = []
    let pair = member.pair
    let (swift, kotlin) = (mapping[pair.swift].declaration, mapping[pair.kotlin].declaration)
    // How a member fails that nobody has written yet is of no consequence.
    let areUndone = swift.modifiers.contains(.abstract) && kotlin.modifiers.contains(.abstract)
    if areUndone { return }
    if let filling = Filling(pair, in: mapping) {
      member.body = filling.comparison
      return
    }
    if unlike.includes(pair) { return }
    let known = known(of: pair)
    let texts = texts(of: pair)
    member.body = compareBodies(texts.swift, texts.kotlin, names: names, known: known)
    guard let body = member.body, !body.divergences.isEmpty || body.level < .statement else { return }
    var opened = texts
    var expanded: Set<DeclarationID> = []
    var calls: PerSide<[ByteRange]> = PerSide()
    for side in Side.allCases {
      let found = HelperExpansion.expanding(
        texts[side], facing: texts[side.other], pair[side], helpers: helpers[side], names.ownSteps[side])
      guard let found else { continue }
      opened[side] = found.member
      expanded.formUnion(found.helpers)
      calls[side] = found.calls
    }
    guard !expanded.isEmpty, let other = compareBodies(opened.swift, opened.kotlin, names: names, known: known),
      other.isCloser(than: body, around: calls)
    else { return }
    member.body = other
    member.expanded = expanded
  }

  private func texts(of pair: MemberPair) -> PerSide<MemberText> {
    var texts = PerSide.each { side in
      let entry = mapping[pair[side]]
      return MemberText(declaration: entry.declaration, text: BodyComparer.Text(mapping.index(side), entry.unit))
    }
    if let handing = handed.side(of: pair) {
      texts[handing] = texts[handing].readingFirstParameterAsReceiver()
    }
    for side in Side.allCases {
      let other = texts[side.other].declaration
      if let read = texts[side].readingCallbackAsEnd(facing: other) { texts[side] = read }
    }
    return texts
  }

  private func known(of pair: MemberPair) -> ComparedBodies {
    var known = ComparedBodies()
    known.members = PerSide(swift: pair.swift, kotlin: pair.kotlin)
    known.delegates = delegates.names(for: pair, in: mapping)
    known.aliases = pair.owner.map(kept.aliases(ofTypes:)) ?? [:]
    if mapping[pair.swift].declaration.kind == .initializer {
      known.ownTypes = PerSide.each { side in mapping[pair[side]].parent.map { mapping[$0].key } ?? "" }
      known.ownLabels = PerSide.each { mapping[pair[$0]].declaration.parameters.map(\.argumentLabel) }
      known.initialized = PerSide.each { initializedProperties(mapping[pair[$0]].parent) }
    }
    return known
  }

  private func initializedProperties(_ id: DeclarationID?) -> Set<String> {
    guard let id else { return [] }
    return Set(mapping[id].declaration.members.filter { $0.kind == .property && $0.value != nil }.map(\.key))
  }
}

extension Divergence {
  fileprivate var place: [ByteRange] { [swift.range, kotlin.range] }
}

extension BodyComparison {
  /// Bodies that are less alike seem to have little in common; of those that are more so by so few differences each is told.
  private static let leastSimilarity = 0.6
  private static let fewDivergences = 3

  /// Whether two bodies are more alike than the same bodies with calls as they stand, so that less is to be told of them,
  /// and nothing that has nothing to do with those calls is told no longer.
  fileprivate func isCloser(than other: BodyComparison, around calls: PerSide<[ByteRange]>) -> Bool {
    guard level == .statement, omitted == 0, similarity > other.similarity else { return false }
    let (told, before) = (certain, other.certain)
    if told.isEmpty { return true }
    if other.level < .statement || other.similarity < BodyComparison.leastSimilarity {
      return told.count <= BodyComparison.fewDivergences
    }
    let kept = Set(told.map(\.place))
    func isLookedInto(_ divergence: Divergence) -> Bool {
      Side.allCases.contains { side in calls[side].contains { divergence.place(on: side).range.overlaps($0) } }
    }
    // One literal says more than the call in which it stands, and what was missing may stand in what is called.
    return (told.count < before.count + other.omitted || told.allSatisfy { $0.kind == .literal })
      && before.allSatisfy { $0.kind == .missingStatement || kept.contains($0.place) || isLookedInto($0) }
  }

  private var certain: [Divergence] { divergences.filter { !$0.isWeak } }
}
