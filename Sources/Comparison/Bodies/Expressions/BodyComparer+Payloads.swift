// guard case .list(let rows) = page else { return }     val rows = (page as? Page.List)?.rows ?: return
//
// To ask for a case and to ask for what a value carries if it is of that case differ only where the case may carry
// nothing there, which its declaration tells, and the code at hand does not.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Whether one condition asks for a case, and the other whether there is what a value of that case carries, both of one
  /// value and both for it or both against it.
  mutating func askForOnePayload(_ a: NodeID, _ b: NodeID) -> Bool {
    let own = carrier(a, inlines.swift, left.tree)
    let other = carrier(b, inlines.kotlin, right.tree)
    if own == nil, let other, let wanted = caseTest(a, left.tree), other.operation == wanted.operation {
      return isOneCase(wanted.name, other.name) && captured { $0.compare(wanted.subject, other.subject) }.isEmpty
    }
    if other == nil, let own, let wanted = caseTest(b, right.tree), own.operation == wanted.operation {
      return isOneCase(own.name, wanted.name) && captured { $0.compare(own.subject, wanted.subject) }.isEmpty
    }
    return false
  }

  /// Whether an expression speaks of what a case carries by another name than the case does: what is spelt alike on both
  /// sides may mean two things then.
  func renamesCarried(_ node: NodeID, _ text: Text) -> Bool {
    text.tree.preorder(node).contains { part in
      guard [.name, .member].contains(text.tree.kind(part)), text.tree.marks(part).contains(.payload) else {
        return false
      }
      let spelling = canonicalName(text.file.text(in: text.tree.range(part)))
      return spelling != text.tree.label(part) && !spelling.contains(".")
    }
  }

  private func isOneCase(_ swift: String, _ kotlin: String) -> Bool { swift == kotlin || isAlias(swift, kotlin) }

  /// What `value != .list` asks for.
  private func caseTest(_ node: NodeID, _ tree: Tree) -> (subject: NodeID, operation: String, name: String)? {
    guard tree.kind(node) == .binary, ["==", "!="].contains(tree.label(node)), tree.childCount(node) == 2 else {
      return nil
    }
    let wanted = tree.child(node, 1)
    guard tree.kind(wanted) == .name, tree.marks(wanted).contains(.qualified) else { return nil }
    return (tree.child(node, 0), tree.label(node), tree.label(wanted))
  }

  /// The case that a value is cast to where a local holds what it then carries, and a condition asks for the local: with
  /// `let rows = (value as? List)?.rows`, `rows == null` asks whether the value is no list.
  private func carrier(
    _ node: NodeID, _ inlines: InlineLocals, _ tree: Tree
  ) -> (subject: NodeID, operation: String, name: String)? {
    guard tree.kind(node) == .binary, ["==", "!="].contains(tree.label(node)), tree.childCount(node) == 2,
      tree.kind(tree.child(node, 1)) == .null, tree.kind(tree.child(node, 0)) == .name,
      let local = inlines.locals[tree.label(tree.child(node, 0))], tree.kind(local.value) == .member
    else { return nil }
    let receiver = tree.child(local.value, 0)
    let cast = tree.kind(receiver) == .optionalChain ? tree.child(receiver, 0) : receiver
    guard tree.kind(cast) == .cast, tree.label(cast) == "as?", tree.kind(tree.child(cast, 1)) == .typeName else {
      return nil
    }
    // There is nothing of a value that is not of the case.
    let operation = tree.label(node) == "==" ? "!=" : "=="
    return (tree.child(cast, 0), operation, canonicalName(lastComponent(of: tree.label(tree.child(cast, 1)))))
  }
}
