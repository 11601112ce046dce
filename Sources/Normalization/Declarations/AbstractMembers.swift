// func area() -> Double { fatalError("must override") }     abstract fun area(): Double
// func area() -> Double { fatalError("must override") }     override fun area(): Double = TODO()
//
// A member that does nothing but fail asks its subclass, or a later day, to do the work. Catalogue B119.

internal import CodeModel

extension Pass {
  /// Marks members whose whole body fails as abstract. The body stays where it is, to be compared with one that works.
  static let abstractMembers = Pass.declarations("abstract members") { declaration, tree, vocabulary in
    guard declaration.isType, declaration.kind != .enum else { return }
    for index in declaration.members.indices where declaration.members[index].mayBeAbstract {
      let member = declaration.members[index]
      guard let body = member.body ?? member.getter, tree.onlyFails(body, vocabulary) else { continue }
      declaration.members[index].modifiers.insert(.abstract)
    }
  }
}

extension Declaration {
  fileprivate var mayBeAbstract: Bool {
    (kind == .function || kind == .property || kind == .subscript)
      && visibility != .private && visibility != .fileprivate && !modifiers.contains(.static)
  }
}

extension Tree {
  fileprivate func onlyFails(_ body: NodeID, _ vocabulary: Vocabulary) -> Bool {
    guard kind(body) == .block, childCount(body) == 1 else { return false }
    var statement = child(body, 0)
    if kind(statement) == .return || kind(statement) == .throw, childCount(statement) == 1 {
      statement = child(statement, 0)
    }
    guard let name = calleeName(statement), callReceiver(statement) == nil else { return false }
    return vocabulary.unimplemented.contains(name)
  }
}
