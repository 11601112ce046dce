internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which members do the same thing in ways too different to be compared statement by statement?
  static let bodyDiffers = Check("body-differs") { twin in
    scriptViolations(in: twin)
      + twin.members.compactMap { member in
        guard let body = member.body, body.level < .statement || body.omitted > 0 else { return nil }
        let pair = member.pair
        let name = displayName(twin.mapping[pair.swift].declaration)
        var violation = Violation(
          check: "body-differs",
          values: [
            "name": name,
            "percent": String(Int(body.similarity * 100)), "count": places(body.divergences.count + body.omitted),
            "words": told(body.words),
          ], confidence: isTelling(member, body, in: twin) ? .high : .low, member: twin.memberName(pair.swift),
          primary: twin.nameSite(pair.swift), counterpart: twin.nameSite(pair.kotlin),
          identity: ["body-differs", twin.identityPath(pair.swift), twin.identityPath(pair.kotlin)])
        if violation.confidence == .high, !twin.isAboutChange {
          violation.crowd = copies(
            of: name, [String(body.similarity), told(body.words), String(body.divergences.count)])
        }
        return violation
      }
  }
}

/// Top-level statements that differ too much; nothing that differs passes in silence.
private func scriptViolations(in twin: ComparedTwin) -> [Violation] {
  guard let script = twin.script, script.level < .statement || script.omitted > 0 else { return [] }
  let count = script.divergences.count + script.omitted
  return [
    Violation(
      check: "body-differs",
      values: [
        "name": "top level", "percent": String(Int(script.similarity * 100)), "count": places(count),
        "words": told(script.words),
      ],
      confidence: .high, member: nil, primary: twin.fileSite(.swift), counterpart: twin.fileSite(.kotlin),
      identity: ["body-differs", "script"])
  ]
}

private func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }

/// `: "retry" only in Swift, 30 and flush() only in Kotlin`, as an end of a sentence; empty when neither has anything.
private func told(_ words: OneSidedWords) -> String {
  let parts = [Side.swift, .kotlin].compactMap { side -> String? in
    let spellings = words[side].map { "`\(short($0))`" }
    return spellings.isEmpty ? nil : "\(spellings.joined(separator: " and ")) only in \(side.languageName)"
  }
  return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
}

private func short(_ spelling: String) -> String {
  let line = Excerpt.of(spelling)
  return line.count <= 32 ? line : line.prefix(31) + "…"
}

/// Few differences are mostly two ways to say one thing; many hide one that matters. The threshold was read off hand-labelled
/// twins, where it parted what maintainers would want to know from what they would not.
private func isTelling(_ member: ComparedMember, _ body: BodyComparison, in twin: ComparedTwin) -> Bool {
  if twin.twin.isTest || isDoubtful(member.pair, in: twin) { return false }
  if body.level < .statement, !twin.isAboutChange,
    delegates(member.pair.swift, in: twin) != delegates(member.pair.kotlin, in: twin)
  {
    return false
  }
  if body.level < .statement, body.similarity < 0.4, !twin.isAboutChange,
    isCutUp(member.pair.swift, in: twin) != isCutUp(member.pair.kotlin, in: twin)
  {
    return false
  }
  if body.level < .statement, body.similarity < 0.1, !twin.isAboutChange,
    isLeftToOthers(member.pair.swift, beside: member.pair.kotlin, in: twin)
      || isLeftToOthers(member.pair.kotlin, beside: member.pair.swift, in: twin)
  {
    return false
  }
  // Of statements those that say most are told; where what is left out says nothing certain, the sum is no news.
  let certain = body.divergences.filter { !$0.isWeak }
  if body.level == .statement, certain.count >= 2, certain.count < body.divergences.count, !twin.isAboutChange {
    return false
  }
  // An initializer that fills properties of other types has to do it otherwise; that the types differ is told.
  if twin.mapping[member.pair.swift].declaration.kind == .initializer, !twin.isAboutChange,
    let owner = member.pair.owner, twin.differentlyTyped(in: owner) >= 3
  {
    return false
  }
  // What is told by itself is told.
  let told = body.level < .statement ? body.tellable.count : 0
  return body.divergences.count + body.omitted - told > BodyComparison.limit
}

/// Whether a body only asks another member of its type, and fails where that has nothing or has nothing where that
/// fails: the other side may have written it the other way round.
private func delegates(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  let entry = twin.mapping[id]
  let tree = twin.mapping.index(id.side).unit(of: id).tree
  guard let parent = entry.parent, let body = entry.declaration.body else { return false }
  let nodes = tree.preorder(body)
  guard nodes.count <= 24 else { return false }
  let siblings = Set(
    twin.mapping[parent].children.filter { $0 != id }.map { twin.mapping[$0] }
      .filter { $0.declaration.kind == .function }.map(\.key)
  ).subtracting([entry.key])
  let own = Set(entry.declaration.parameters.map(\.key))
  let calls = nodes.filter { tree.kind($0) == .call && tree.kind(tree.child($0, 0)) == .name }
    .filter { siblings.contains(tree.label(tree.child($0, 0))) }
  guard calls.count == 1, let call = calls.first else { return false }
  let isHandedOn = tree.children(call).dropFirst().allSatisfy { argument in
    tree.children(argument).first.map { tree.kind($0) == .name && own.contains(tree.label($0)) } ?? false
  }
  let isTried = nodes.contains { tree.kind($0) == .try && tree.label($0) == "try?" || tree.kind($0) == .throw }
  return isHandedOn && isTried
}

/// Whether a body only hands on to something else what the other side does in place, in many steps: where the two meet,
/// they are held against each other.
private func isLeftToOthers(_ id: DeclarationID, beside other: DeclarationID, in twin: ComparedTwin) -> Bool {
  func statements(_ id: DeclarationID) -> [NodeID] {
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    return twin.mapping[id].declaration.body.map { Array(tree.children($0)) } ?? []
  }
  let (own, facing) = (statements(id), statements(other))
  let tree = twin.mapping.index(id.side).unit(of: id).tree
  guard !own.isEmpty, own.count <= 2, facing.count >= 5, let last = own.last else { return false }
  let call = tree.kind(last) == .return ? tree.lastChild(last) ?? last : last
  let branching: NodeKinds = [.if, .guard, .switch, .for, .while, .doWhile, .do]
  // A closure that is handed over holds the steps.
  return tree.kind(call) == .call && !own.contains { tree.preorder($0).contains { tree.kind($0) == .lambda } }
    && own.dropLast().allSatisfy { !branching.contains(tree.kind($0)) }
}

/// Whether most of what a body does stands in helpers of its type or file that the other side lacks: held against a body
/// that is written in one piece, nothing of it is found.
private func isCutUp(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  let index = twin.mapping.index(id.side)
  guard let body = index.declaration(id).body else { return false }
  let lone = Dictionary(
    twin.loneMembers.map(\.declaration).filter { helper in
      helper.side == id.side && index[helper].declaration.kind == .function
        && PlatformHabits.isPrivate(index[helper].declaration)
    }.map { (index[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
  if lone.isEmpty { return false }
  var (own, elsewhere) = (0, 0)
  var (bodies, seen) = ([(body, id)], Set([id]))
  while let (node, place) = bodies.popLast() {
    let tree = index.unit(of: place).tree
    let nodes = tree.preorder(node)
    if place == id { own += nodes.count } else { elsewhere += nodes.count }
    for call in nodes where tree.kind(call) == .call {
      guard let helper = lone[tree.label(tree.child(call, 0))], seen.insert(helper).inserted,
        let body = index.declaration(helper).body
      else { continue }
      bodies.append((body, helper))
    }
  }
  return elsewhere >= own
}
