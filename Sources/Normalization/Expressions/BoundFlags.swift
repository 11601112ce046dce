// if let isOpen = shop.isOpen, !isOpen { }     if (shop.isOpen == false) { }
//
// A flag that may be absent says by its value that it is there. Catalogue C25.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let boundFlags = Pass.nodes("flags that are there", on: [.binary]) { tree, node, _ in
    switch tree.label(node) {
    case "&&": tree.dropTests("!=", of: node) { _, _ in true }
    // `flag != true`; of `flag == null || flag` the other way to say it is `flag != false`, which asks both.
    case "||": tree.dropTests("==", of: node) { $0.kind($1) == .prefix }
    default: break
    }
  }
}

extension Tree {
  /// Takes out of a chain each test for null of what another part of the chain is, or denies.
  fileprivate mutating func dropTests(_ comparison: String, of chain: NodeID, where fits: (Tree, NodeID) -> Bool) {
    let parts = operands(of: label(chain), chain)
    let flags = parts.filter { fits(self, $0) }.map { part in
      kind(part) == .prefix && label(part) == "!" ? child(part, 0) : part
    }
    let kept = parts.filter { part in
      guard kind(part) == .binary, label(part) == comparison, kind(child(part, 1)) == .null, isPath(child(part, 0))
      else { return true }
      return !flags.contains { isSame($0, child(part, 0)) }
    }
    guard kept.count < parts.count, let rest = joined(kept, by: label(chain)) else { return }
    become(chain, rest, keepingRange: true)
  }
}
