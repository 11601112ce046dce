// private typealias Key = String
// func read(_ key: Key)               fun read(key: String)
//
// A name that only one file knows is as good as what it stands for. Catalogue A79, B17.

internal import CodeModel

extension Pass {
  static let privateAliases = Pass("private type aliases") { unit, _ in
    let aliases = unit.declarations.filter { $0.isPrivateAlias }
    for alias in aliases {
      // Aliases of long types that hold each other would double at every level.
      guard let target = alias.type, unit.tree.isShort(target) else { continue }
      for root in unit.roots where root != target {
        for node in unit.tree.preorder(root) where unit.tree.isSpelt(alias.name, node) {
          unit.tree.become(node, unit.tree.deepCopy(target), keepingRange: true)
        }
      }
    }
    unit.declarations.removeAll { $0.isPrivateAlias }
  }
}

extension Tree {
  /// Whether a type is written so; a table may know the name as that of another type.
  fileprivate func isSpelt(_ name: String, _ node: NodeID) -> Bool {
    kind(node) == .typeName && (soft(node).isEmpty ? label(node) : soft(node)) == name
  }
}

extension Declaration {
  fileprivate var isPrivateAlias: Bool {
    kind == .typeAlias && typeParameters.isEmpty && type != nil
      && (visibility == .private || visibility == .fileprivate)
  }
}
