// mutating func rename(to name: String) {     fun rename(name: String): Guest =
//   self.name = name                              copy(name = name)
// }
//
// A Swift struct changes itself, a Kotlin data class gives a changed copy of itself: what one keeps the other gives.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension ComparedTwin {
  /// Whether Swift's function changes its struct and gives nothing, where Kotlin's gives a copy of its object in which the
  /// same fields are changed, or the object as it is, and nothing else.
  func givesCopyInstead(_ pair: MemberPair) -> Bool {
    let (swift, kotlin) = (mapping[pair.swift].declaration, mapping[pair.kotlin].declaration)
    guard swift.kind == .function, swift.modifiers.contains(.mutating), swift.type == nil, kotlin.kind == .function,
      let type = kotlin.type, let body = kotlin.body, let owner = mapping[pair.kotlin].parent.map({ mapping[$0] }),
      owner.declaration.modifiers.contains(.data)
    else { return false }
    let tree = mapping.index(.kotlin).unit(of: pair.kotlin).tree
    guard tree.kind(type) == .typeName, canonicalName(lastComponent(of: tree.label(type))) == owner.key else {
      return false
    }
    let left = tree.preorder(body).filter { tree.kind($0) == .return }.compactMap { tree.children($0).first }
    let given = left + [tree.kind(body) == .block ? tree.lastChild(body) ?? body : body]
    func isCopy(_ value: NodeID) -> Bool {
      guard tree.kind(value) == .call, tree.kind(tree.child(value, 0)) == .name else { return false }
      return tree.label(tree.child(value, 0)) == "copy"
    }
    guard given.contains(where: isCopy), given.allSatisfy({ isCopy($0) || tree.kind($0) == .self }) else {
      return false
    }
    // A normal form has one map of what a copy is given by name.
    let maps = given.filter(isCopy).flatMap { tree.preorder($0).filter { tree.kind($0) == .map }.prefix(1) }
    let names = maps.flatMap { tree.children($0).compactMap { tree.children($0).first } }
    return Set(names.map { canonicalName(tree.label($0)) }) == assignedFields(of: pair.swift)
  }

  /// What a function assigns to, as a whole, in part or at a key.
  private func assignedFields(of id: DeclarationID) -> Set<String> {
    let tree = mapping.index(id.side).unit(of: id).tree
    guard let body = mapping[id].declaration.body else { return [] }
    let targets = tree.preorder(body).filter { tree.kind($0) == .assign }.map { tree.child($0, 0) }
    return Set(
      targets.map { target in
        var field = target
        while [.index, .member].contains(tree.kind(field)), let whole = tree.children(field).first,
          tree.kind(whole) != .self
        {
          field = whole
        }
        return canonicalName(tree.label(field))
      })
  }
}
