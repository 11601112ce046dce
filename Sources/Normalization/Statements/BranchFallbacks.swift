// guard let next = map[key] else { return nil }     node = when (node) { is Tree.Branch -> map[key] ?: return null … }
// node = next
//
// A branch that gives a value, or leaves where there is none, gets its value first, asks for it, and then gives it.
// Catalogue C06, C12, C75.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let branchFallbacks = Pass.nodes("fallbacks of branches", on: [.variable, .assign]) { tree, node, _ in
    guard let value = tree.lastChild(node), tree.isBranching(value) else { return }
    tree.openFallbacks(inBranchesOf: value)
  }
}

extension Tree {
  fileprivate mutating func openFallbacks(inBranchesOf decision: NodeID) {
    switch kind(decision) {
    case .switch:
      for arm in children(decision).dropFirst() where kind(arm) == .arm { openFallback(of: arm, at: 2) }
    case .if:
      var link = decision
      while true {
        openFallback(of: link, at: 1)
        guard kind(child(link, 2)) == .if else { break }
        link = child(link, 2)
      }
      openFallback(of: link, at: 2)
    default: break
    }
  }

  /// `find(key) ?: return` as what a branch gives. A plain name and a cast of one say already what is asked.
  private mutating func openFallback(of parent: NodeID, at position: Int) {
    let branch = child(parent, position)
    let value = kind(branch) == .block ? lastChild(branch) : branch
    guard let value, kind(value) == .binary, label(value) == "?:" || label(value) == "??", isExit(child(value, 1)),
      [.call, .index].contains(kind(child(value, 0)))
    else { return }
    let (source, exit) = (child(value, 0), child(value, 1))
    // A name that nothing else has: what the branch gives may go to any other.
    let name = "fallback\(range(value).lower)"
    let pattern = add(.binding, name, soft: "let", marks: .synthesized, range: range(source))
    func reference() -> NodeID { add(.name, name, marks: .synthesized, range: range(source)) }
    let before = kind(branch) == .block ? Array(children(branch).dropLast()) : []
    let leaving = kind(exit) == .block ? exit : makeBlock([exit], at: range(exit))
    let statements =
      before + [
        makeVariable(pattern, source, range: range(source)),
        makeIf(makeNullTest(reference(), isNull: true), then: leaving, range: range(value)),
        reference(),
      ]
    if kind(branch) == .block {
      setChildren(branch, statements)
    } else {
      setChild(parent, position, makeBlock(statements, at: range(branch)))
    }
  }
}
