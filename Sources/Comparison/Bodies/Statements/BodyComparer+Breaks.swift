// var found: Row? = nil                        for (row in rows) {
// for row in rows {                                if (row.isOpen) { return row }
//   if row.isOpen { found = row; break }       }
// }                                            return null
// return found
//
// Before a result, to leave a loop is to give that result.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// A loop at the end of a list of statements, and what is given behind it.
  private struct LoopEnd {
    let loop: NodeID
    let result: NodeID
    let breaks: Int
    let returns: Int
    /// The declaration of the local that the loop leaves its find in, and what that is where it finds nothing.
    let holder: (declaration: NodeID, value: NodeID)?
  }

  /// Compares the statements of two bodies of which one leaves a loop for its result, where the other gives that at
  /// once.
  ///
  /// - Returns: whether they are such, and the same from the loop on.
  mutating func compareBreaks(_ lefts: [NodeID], _ rights: [NodeID], leftStart: Int, rightStart: Int) -> Bool {
    guard let own = loopEnd(lefts, left.tree), let other = loopEnd(rights, right.tree),
      left.tree.kind(own.loop) == right.tree.kind(other.loop),
      own.breaks > 0 && other.breaks == 0 && other.returns > 0
        || other.breaks > 0 && own.breaks == 0 && own.returns > 0,
      let ownSpelling = givingAtOnce(own, left), let otherSpelling = givingAtOnce(other, right)
    else { return false }
    let before = self
    compareStatements(
      lefts.dropLast(2).filter { own.breaks == 0 || $0 != own.holder?.declaration },
      rights.dropLast(2).filter { other.breaks == 0 || $0 != other.holder?.declaration }, leftStart: leftStart,
      rightStart: rightStart)
    guard areSame(ownSpelling, otherSpelling) else {
      takeBack(to: before)
      return false
    }
    creditSpellings([own.loop, own.result], [other.loop, other.result])
    if own.breaks > 0, let holder = own.holder { tally.ignored.swift += left.fingerprints.size(holder.declaration) }
    if other.breaks > 0, let holder = other.holder {
      tally.ignored.kotlin += right.fingerprints.size(holder.declaration)
    }
    return true
  }

  private func loopEnd(_ statements: [NodeID], _ tree: Tree) -> LoopEnd? {
    guard statements.count >= 2, let last = statements.last else { return nil }
    let loop = statements[statements.count - 2]
    guard tree.kind(loop) == .for || tree.kind(loop) == .while else { return nil }
    let isReturn = tree.kind(last) == .return && tree.childCount(last) == 1 && tree.soft(last).isEmpty
    guard isReturn || tree.marks(last).contains(.result) else { return nil }
    let result = isReturn ? tree.child(last, 0) : last
    guard tree.isPlainValue(result), let exits = tree.exits(ofLoop: loop) else { return nil }
    return LoopEnd(
      loop: loop, result: result, breaks: exits.breaks.count, returns: exits.returns,
      holder: holder(of: result, among: statements, tree))
  }

  /// The declaration of a local that is only set where the loop is left, and asked behind it.
  private func holder(
    of result: NodeID, among statements: [NodeID], _ tree: Tree
  ) -> (declaration: NodeID, value: NodeID)? {
    guard tree.kind(result) == .name, tree.marks(result).contains(.local) else { return nil }
    let name = tree.label(result)
    let declarations = statements.dropLast(2).filter { statement in
      tree.kind(statement) == .variable && tree.childCount(statement) == 3
        && tree.kind(tree.child(statement, 0)) == .binding && tree.label(tree.child(statement, 0)) == name
    }
    guard declarations.count == 1, tree.kind(tree.child(declarations[0], 2)).isLiteral else { return nil }
    let loop = statements[statements.count - 2]
    let set = tree.assignments(of: name, beforeBreaksIn: loop)
    let mentions = statements.dropLast().filter { $0 != declarations[0] }.flatMap { tree.preorder($0) }.count {
      tree.kind($0) == .name && tree.label($0) == name
    }
    return mentions == set.count ? (declarations[0], tree.child(declarations[0], 2)) : nil
  }

  /// The loop and the result as the side says them that gives the result in the loop.
  private func givingAtOnce(_ end: LoopEnd, _ text: Text) -> Spelling? {
    spelling(of: [end.loop, end.result], text) { tree, block in
      let (loop, result) = (tree.child(block, 0), tree.child(block, 1))
      guard end.breaks > 0 else { return true }
      let name = end.holder == nil ? "" : tree.label(result)
      let fallback = end.holder.map { tree.add(copyOf: $0.value, in: text.tree) } ?? tree.deepCopy(result)
      let held = name.isEmpty ? [] : tree.assignments(of: name, beforeBreaksIn: loop)
      guard let exits = tree.exits(ofLoop: loop) else { return false }
      for exit in exits.breaks {
        let value = held.first { $0.exit == exit }.map { tree.child($0.assignment, 1) } ?? tree.deepCopy(fallback)
        tree.replace(exit, .return, "", [value])
      }
      for (block, assignment, _) in held {
        tree.setChildren(block, tree.children(block).filter { $0 != assignment })
      }
      tree.setChild(block, 1, fallback)
      return true
    }
  }
}

extension Tree {
  /// What leaves a loop: its own `break`s, and how many `return`s there are; `nil` where a label or a decision between
  /// cases, in which Swift's `break` means another thing, makes that unsure.
  fileprivate func exits(ofLoop loop: NodeID) -> (breaks: [NodeID], returns: Int)? {
    guard let body = children(loop).last else { return nil }
    var breaks: [NodeID] = []
    var returns = 0
    var open: [(node: NodeID, isOwn: Bool)] = [(body, true)]
    while let (node, isOwn) = open.popLast() {
      switch kind(node) {
      case .break where !label(node).isEmpty: return nil
      case .break where isOwn: breaks.append(node)
      case .return where !soft(node).isEmpty: return nil
      case .return: returns += 1
      case .lambda, .declaration: continue
      default: break
      }
      let keeps = isOwn && ![.for, .while, .doWhile, .switch].contains(kind(node))
      open += children(node).map { ($0, keeps) }
    }
    return (breaks, returns)
  }

  /// `name = value` with a `break` of the loop behind it.
  fileprivate func assignments(
    of name: String, beforeBreaksIn loop: NodeID
  ) -> [(block: NodeID, assignment: NodeID, exit: NodeID)] {
    let breaks = Set(exits(ofLoop: loop)?.breaks ?? [])
    var result: [(block: NodeID, assignment: NodeID, exit: NodeID)] = []
    for block in preorder(loop) where kind(block) == .block {
      for (statement, exit) in zip(children(block), children(block).dropFirst()) where breaks.contains(exit) {
        guard kind(statement) == .assign, label(statement) == "=", kind(child(statement, 0)) == .name,
          label(child(statement, 0)) == name
        else { continue }
        result.append((block, statement, exit))
      }
    }
    return result
  }
}
