// let step = "flush"; logger.debug("\(step) begins")     logger.debug("begins")
//
// A local value that nothing but logging reads goes with it, if working it out asks nobody for anything. Catalogue C150.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let loggedLocals = Pass.blocks("logged locals") { tree, statements, vocabulary in
    let names = Set(statements.compactMap { tree.nameOfPlainValue($0) })
    if names.isEmpty { return statements }
    let uses = tree.uses(of: names, in: statements, vocabulary)
    return statements.filter { statement in
      guard let name = tree.nameOfPlainValue(statement) else { return true }
      return !uses.logged.contains(name) || uses.other.contains(name)
    }
  }
}

extension Tree {
  /// The name of a local that holds a text or a sum which asks nobody for anything.
  fileprivate func nameOfPlainValue(_ statement: NodeID) -> String? {
    guard kind(statement) == .variable, childCount(statement) > 2 else { return nil }
    let made = kind(child(statement, 2))
    guard made == .string || made == .binary else { return nil }
    let isPlain = preorder(child(statement, 2)).allSatisfy { node in
      switch kind(node) {
      case .string, .text, .interpolation, .self, .integer, .floating, .binary, .prefix: true
      case .name, .member: !marks(node).contains(.called)
      default: false
      }
    }
    return isPlain ? boundName(child(statement, 0)) : nil
  }

  /// Which of some names logging reads, and which something else.
  fileprivate func uses(
    of names: Set<String>, in statements: [NodeID], _ vocabulary: Vocabulary
  ) -> (logged: Set<String>, other: Set<String>) {
    var logged: Set<String> = []
    var other: Set<String> = []
    var stack = statements.map { (node: $0, isLogged: false) }
    while let (node, isLogged) = stack.popLast() {
      if names.contains(label(node)), kind(node) != .binding {
        if isLogged { logged.insert(label(node)) } else { other.insert(label(node)) }
      }
      let isLogging = isLogged || kind(node) == .call && vocabulary.isLogging(node, self)
      for child in children(node) { stack.append((child, isLogging)) }
    }
    return (logged, other)
  }
}
