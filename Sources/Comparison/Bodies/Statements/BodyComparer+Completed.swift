// var event = Event(id: id)                              val event = Event(id = id, tags = tags)
// if let tags { event = Event(id: id, tags: tags) }
//
// A variable that only gets in a later statement, which the other side lacks, what the other side's local has from the
// start. That statement is the difference; the two first values are not another one.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Compares the values of two locals where a statement that has no counterpart makes one of the other.
  ///
  /// - Returns: whether that is so.
  mutating func compareCompleted(_ a: NodeID, _ b: NodeID) -> Bool {
    let (own, other) = (left.tree.child(a, 2), right.tree.child(b, 2))
    guard !isEqual(own, other) else { return false }
    if isChangedAlone(a, .swift) {
      for value in valuesGiven(to: a, .swift) where hasNoFindings(value, other) { return creditStart(own) }
      if let start = startOfSum(other, right.tree), hasNoFindings(own, start) { return creditStart(own) }
    }
    if isChangedAlone(b, .kotlin) {
      for value in valuesGiven(to: b, .kotlin) where hasNoFindings(own, value) { return creditStart(own) }
      if let start = startOfSum(own, left.tree), hasNoFindings(start, other) { return creditStart(own) }
    }
    return false
  }

  private mutating func creditStart(_ value: NodeID) -> Bool {
    tally.score += Double(left.fingerprints.size(value)) / 2
    return true
  }

  /// `rows` of `rows + row`.
  private func startOfSum(_ value: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(value) == .binary, ["+", "-"].contains(tree.label(value)), tree.childCount(value) == 2 else {
      return nil
    }
    var start = value
    while tree.kind(start) == .binary, ["+", "-"].contains(tree.label(start)), tree.childCount(start) == 2 {
      start = tree.child(start, 0)
    }
    return [.name, .member].contains(tree.kind(start)) ? start : nil
  }

  /// Whether a statement that only this side has changes a variable.
  private func isChangedAlone(_ variable: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    guard let name = changedName(variable, tree) else { return false }
    return leftovers.statements[side].contains { statement in
      tree.preorder(statement).contains { target(of: $0, tree) == name }
    }
  }

  /// What the statements that only this side has make of a variable.
  private func valuesGiven(to variable: NodeID, _ side: Side) -> [NodeID] {
    let tree = tree(of: side)
    guard let name = changedName(variable, tree) else { return [] }
    return leftovers.statements[side].sorted().flatMap { statement in
      tree.preorder(statement).filter { tree.kind($0) == .assign && tree.label($0) == "=" }
        .filter { target(of: $0, tree) == name }.compactMap { tree.lastChild($0) }
    }
  }

  private func changedName(_ variable: NodeID, _ tree: Tree) -> String? {
    let pattern = tree.child(variable, 0)
    return tree.soft(variable) == "var" && tree.kind(pattern) == .binding ? tree.label(pattern) : nil
  }

  /// The local that an assignment sets, or that a call asks to do something.
  private func target(of node: NodeID, _ tree: Tree) -> String? {
    guard tree.kind(node) == .assign || tree.kind(node) == .call, var target = tree.children(node).first else {
      return nil
    }
    if tree.kind(node) == .call {
      guard tree.kind(target) == .member else { return nil }
      target = tree.child(target, 0)
    }
    return tree.kind(target) == .name && tree.marks(target).contains(.local) ? tree.label(target) : nil
  }

  /// Whether two nodes are counterparts; nothing that follows is kept.
  mutating func hasNoFindings(_ a: NodeID, _ b: NodeID) -> Bool {
    let before = self
    let isSame = captured({ $0.compare(a, b) }).isEmpty
    takeBack(to: before)
    return isSame
  }
}
