// func resetSeason() {                          fun resetSeason() {
//   unlocked.removeAll()                            unlocked = emptySet()
//   store.save(unlocked)                        }
// }
//
// Two bodies that are too different to be compared statement by statement may still part in one thing that shows: one asks
// something of a part that both have, and the other never mentions it.

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Statements that ask something of a property, where the other body and all that it calls of its type leave the property's
/// counterpart alone. Only in bodies of which nothing else is told.
func forgottenCalls(in twin: ComparedTwin) -> [Violation] {
  if twin.isHardlyAlike || twin.twin.isTest { return [] }
  let parts = PairedParts(twin)
  var siblings = SiblingCalls()
  return twin.members.flatMap { member -> [Violation] in
    guard let owner = member.pair.owner, let properties = parts.ofTypes[owner], let body = member.body,
      body.level < .statement, body.tellable.isEmpty, !isDoubtful(member.pair, in: twin)
    else { return [] }
    let calls = Side.allCases.flatMap { side in
      effects(in: member.pair[side], on: properties, side, twin).filter { call in
        guard let other = properties.first(where: { $0[side] == call.property })?[side.other] else { return false }
        return !siblings.mention(other, from: member.pair[side.other], twin)
      }
    }
    // Of more than one the two bodies are two ways to go.
    guard calls.count == 1, let call = calls.first else { return [] }
    let side = call.side
    let text = Excerpt.of(twin.text(member.pair[side], call.range))
    return [
      Violation(
        check: "statement-missing",
        values: [
          "name": text, "side": side.other.languageName, "how": "", "swift": side == .swift ? text : "nothing",
          "kotlin": side == .kotlin ? text : "nothing",
        ], confidence: .high, member: twin.memberName(member.pair[side]),
        primary: twin.site(member.pair[side], call.range), counterpart: twin.nameSite(member.pair[side.other]),
        identity: [
          "statement-missing", twin.identityPath(member.pair.swift), twin.identityPath(member.pair.kotlin),
          call.property,
        ])
    ]
  }
}

/// The properties of types that are counterparts, by their keys.
private struct PairedParts {
  /// By position in the mapping's types.
  var ofTypes: [Int: [PerSide<String>]] = [:]

  init(_ twin: ComparedTwin) {
    for member in twin.members {
      guard let owner = member.pair.owner, twin.mapping[member.pair.swift].declaration.kind == .property,
        twin.mapping[member.pair.kotlin].declaration.kind == .property,
        Side.allCases.allSatisfy({ isOfOwnType(member.pair[$0], twin) })
      else { continue }
      ofTypes[owner, default: []].append(
        PerSide(swift: twin.mapping[member.pair.swift].key, kotlin: twin.mapping[member.pair.kotlin].key))
    }
  }
}

/// Whether a property holds what the code base declares a type for: lists and locks are each language's own affair.
private func isOfOwnType(_ id: DeclarationID, _ twin: ComparedTwin) -> Bool {
  let index = twin.mapping.index(id.side)
  let tree = index.unit(of: id).tree
  guard var type = index.declaration(id).type else { return false }
  while tree.kind(type) == .optionalType { type = tree.child(type, 0) }
  return tree.kind(type) == .typeName && !index.types(named: index.key(of: type, in: tree)).isEmpty
}

private struct Effect {
  var side: Side
  var property: String
  var range: ByteRange
}

/// `store.save(x)` and `await loyalty.refresh()` as statements.
private func effects(
  in id: DeclarationID, on properties: [PerSide<String>], _ side: Side, _ twin: ComparedTwin
) -> [Effect] {
  let tree = twin.mapping.index(side).unit(of: id).tree
  guard let body = twin.mapping[id].declaration.body else { return [] }
  let keys = Set(properties.map { $0[side] })
  let statements = tree.preorder(body).filter { tree.kind($0) == .block }.flatMap { Array(tree.children($0)) }
  return statements.compactMap { statement in
    var node = statement
    while [.await, .try, .optionalChain].contains(tree.kind(node)), let inner = tree.lastChild(node) { node = inner }
    // A call without arguments is a mention that was called.
    let isCall = tree.kind(node) == .call || tree.kind(node) == .member && tree.marks(node).contains(.called)
    guard isCall, tree.marks(statement).isDisjoint(with: .result) else { return nil }
    let callee = tree.kind(node) == .call ? tree.child(node, 0) : node
    // What goes by the function's own name is done there.
    guard tree.kind(callee) == .member, tree.label(callee) != twin.mapping[id].key,
      !twin.mapping.plumbing.isDiagnostic(tree.label(callee))
    else { return nil }
    var holder = tree.child(callee, 0)
    while [.optionalChain, .force].contains(tree.kind(holder)) { holder = tree.child(holder, 0) }
    guard tree.kind(holder) == .name, keys.contains(tree.label(holder)), tree.marks(holder).isDisjoint(with: .local)
    else {
      return nil
    }
    return Effect(side: side, property: tree.label(holder), range: tree.range(statement))
  }
}

/// Who calls whom among the members of a type.
private struct SiblingCalls {
  /// Of larger types nobody follows that.
  private static let mostSiblings = 400

  /// The members of each type that was asked for, by their keys.
  private var known: [DeclarationID: [String: [DeclarationID]]] = [:]

  /// Whether a member, or what it calls of its own type in a few steps, mentions a property.
  mutating func mention(_ property: String, from id: DeclarationID, _ twin: ComparedTwin) -> Bool {
    guard let functions = functions(beside: id, twin) else { return true }
    let index = twin.mapping.index(id.side)
    var (open, seen) = ([id], Set([id]))
    while let next = open.popLast() {
      let tree = index.unit(of: next).tree
      // What a property starts with was long ago.
      for node in index.declaration(next).bodies.flatMap({ tree.preorder($0) }) {
        guard [.name, .member, .reference].contains(tree.kind(node)) else { continue }
        let label = tree.label(node)
        if label == property { return true }
        for called in functions[label] ?? [] where seen.insert(called).inserted { open.append(called) }
      }
    }
    return false
  }

  private mutating func functions(beside id: DeclarationID, _ twin: ComparedTwin) -> [String: [DeclarationID]]? {
    guard let parent = twin.mapping[id].parent else { return [:] }
    if let functions = known[parent] { return functions }
    let siblings = twin.mapping[parent].children
    if siblings.count > Self.mostSiblings { return nil }
    let functions = Dictionary(grouping: siblings, by: { twin.mapping[$0].key })
    known[parent] = functions
    return functions
  }
}
