// var winner = players[id]; winner.wins += 1; players[id] = winner     players[id] = winner.copy(wins = winner.wins + 1)
// lines[i].count = 3                                                   val line = lines[i]; lines[i] = line.copy(count = 3)
// for i in items.indices { items[i].isRead = true }                    items = items.map { it.copy(isRead = true) }
//
// A copy that is changed for one use, and elements that are changed where they stand. Catalogue P30, C103.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// What Swift changes is a copy of its own; the same lines in Kotlin would change the original (catalogue G21).
  static let copiesInUse = Pass.nodes("copies in use", on: [.block, .for], knowing: { unit, _ in unit.file.side }) {
    tree, node, side in
    switch tree.kind(node) {
    case .block:
      if side == .swift { tree.foldCopiesIntoUses(inBlock: node) }
      tree.changeElements(inBlock: node)
    case .for: tree.mapElements(node)
    default: break
    }
  }
}

extension Tree {
  /// Says of a local copy, where it is used for the only time, in which fields it differs from what it was.
  fileprivate mutating func foldCopiesIntoUses(inBlock block: NodeID) {
    var statements = Array(children(block))
    for (index, statement) in statements.enumerated() {
      for binding in ownCopies(of: statement) {
        let name = label(binding)
        guard
          let start = statements[(index + 1)...].firstIndex(where: { changedField($0, of: name, isValue: true) != nil }
          ),
          let use = statements[start...].firstIndex(where: {
            changedField($0, of: name, isValue: true) == nil && mentions(name, in: [$0])
          }),
          isOnlyUse(of: name, in: statements[use]), !mentions(name, in: Array(statements[(use + 1)...])),
          !mentions(name, in: statements[(index + 1)..<start].filter { kind($0) == .assign && !isPath(child($0, 0)) }),
          let entries = changes(Array(statements[start..<use]), of: name)
        else { continue }
        let reference = preorder(statements[use]).first { isName($0, name) } ?? statements[use]
        let original = add(.name, name, range: range(reference))
        become(reference, makeCopy(of: original, entries, range: range(reference)))
        setSoft(binding, "let")
        if kind(statement) == .variable { setSoft(statement, "let") }
        statements =
          Array(statements[..<start])
          + statements[start..<use].filter { changedField($0, of: name, isValue: true) == nil } + statements[use...]
        setChildren(block, statements)
        return foldCopiesIntoUses(inBlock: block)
      }
    }
  }

  /// The variables that a statement binds to a copy of something: `var next = state`, `guard var next = state else { … }`.
  private func ownCopies(of statement: NodeID) -> [NodeID] {
    switch kind(statement) {
    case .variable:
      let binding = child(statement, 0)
      let value = child(statement, 2)
      // What is made here is filled where it is made.
      let isMade = kind(value) == .call && kind(child(value, 0)) == .name && isTypeName(label(child(value, 0)))
      return soft(statement) == "var" && kind(binding) == .binding && !isEmpty(value) && !isMade ? [binding] : []
    case .guard:
      return conditionParts(child(statement, 0)).compactMap { part in
        guard kind(part) == .optionalBinding, kind(child(part, 0)) == .binding, soft(child(part, 0)) == "var",
          !isEmpty(child(part, 1)), !(kind(child(part, 1)) == .name && label(child(part, 1)) == label(child(part, 0)))
        else { return nil }
        return child(part, 0)
      }
    default: return []
    }
  }

  /// Whether a simple statement says a name once, of the whole value.
  private func isOnlyUse(of name: String, in statement: NodeID) -> Bool {
    guard [.assign, .call, .return, .variable, .try, .await].contains(kind(statement)) else { return false }
    var uses = 0
    for node in preorder(statement) {
      if kind(node) == .lambda { return false }
      if kind(node) == .member || kind(node) == .index, isName(child(node, 0), name) { return false }
      if isName(node, name) { uses += 1 }
    }
    return uses == 1 && !(kind(statement) == .assign && mentions(name, in: [child(statement, 0)]))
  }

  /// What some statements make of the fields of a copy; `nil` where one of them reads what another has changed.
  private mutating func changes(_ statements: [NodeID], of name: String) -> [NodeID]? {
    let own = statements.filter { changedField($0, of: name, isValue: true) != nil }
    let others = statements.filter { !own.contains($0) }
    guard !mentions(name, in: others) else { return nil }
    // What becomes of other things meanwhile must not matter.
    for other in others {
      guard kind(other) == .assign, let root = root(of: child(other, 0)), !mentions(root, in: own) else { return nil }
    }
    return fields(own, of: name, from: nil, keepsOriginal: true)
  }

  /// `players` of `players[id].name`.
  private func root(of target: NodeID) -> String? {
    switch kind(target) {
    case .name: label(target)
    case .member where kind(child(target, 0)) == .self: label(target)
    case .member, .index: root(of: child(target, 0))
    default: nil
    }
  }

  /// `val line = lines[i]; lines[i] = line.copy(count = 3)` changes a field of the element.
  fileprivate mutating func changeElements(inBlock block: NodeID) {
    var statements = Array(children(block))
    var index = 0
    while index < statements.count {
      defer { index += 1 }
      if index + 1 < statements.count, kind(statements[index]) == .variable, soft(statements[index]) == "let",
        let name = boundName(child(statements[index], 0)), isElement(child(statements[index], 2)),
        kind(statements[index + 1]) == .assign, label(statements[index + 1]) == "=",
        isSame(child(statements[index + 1], 0), child(statements[index], 2)),
        !mentions(name, in: Array(statements[(index + 2)...])), !mentions(name, in: [child(statements[index + 1], 0)])
      {
        substitute(name, with: child(statements[index], 2), in: [child(statements[index + 1], 1)])
        statements.remove(at: index)
      }
      guard let changed = elementAssignments(statements[index]) else { continue }
      statements.replaceSubrange(index...index, with: changed)
    }
    if statements != Array(children(block)) { setChildren(block, statements) }
  }

  /// `lines[i]`, where both can be asked again.
  private func isElement(_ node: NodeID) -> Bool {
    guard kind(node) == .index, isPath(child(node, 0)) else { return false }
    let keys = argumentValues(node)
    return keys.count == 1 && (isPath(keys[0]) || isLiteral(keys[0]))
  }

  /// `lines[i] = lines[i].copy([count: 3])` as `lines[i].count = 3`.
  private mutating func elementAssignments(_ statement: NodeID) -> [NodeID]? {
    guard kind(statement) == .assign, label(statement) == "=", isElement(child(statement, 0)) else { return nil }
    return fieldAssignments(statement)
  }

  /// A loop over the positions of a list that does nothing but set fields of each element makes a list of copies.
  fileprivate mutating func mapElements(_ loop: NodeID) {
    let parts = Array(children(loop))
    guard let position = boundName(parts[0]), kind(parts[1]) == .member, label(parts[1]) == "indices",
      isPath(child(parts[1], 0)), isEmpty(parts[2]), childCount(parts[3]) > 0
    else { return }
    let list = child(parts[1], 0)
    let element = "element\(range(loop).lower)"
    let body = deepCopy(parts[3])
    for node in preorder(body) where kind(node) == .index && isSame(child(node, 0), list) {
      let keys = argumentValues(node)
      guard keys.count == 1, isName(keys[0], position) else { return }
      replace(node, .name, element)
    }
    let changes = Array(children(body))
    guard !mentions(position, in: changes), changes.allSatisfy({ changedField($0, of: element, isValue: true) != nil }),
      let entries = fields(changes, of: element, from: nil, keepsOriginal: true)
    else { return }
    let place = range(loop)
    let copy = makeCopy(of: add(.name, element, marks: .synthesized, range: place), entries, range: place)
    let lambda = add(
      .lambda, marks: .synthesized, range: place,
      [makeParameter(element, at: ByteRange(Int(place.lower), Int(place.lower))), makeBlock([copy], at: place)])
    let map = add(.member, "map", marks: .synthesized, range: place, [deepCopy(list)])
    let call = add(
      .call, marks: .synthesized, range: place, [map, add(.argument, marks: .synthesized, range: place, [lambda])])
    replace(loop, .assign, "=", [deepCopy(list), call])
  }
}
