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
  /// Whether Swift's function changes its struct and gives nothing, where Kotlin's gives a changed copy of its object,
  /// or the object as it is, and nothing else.
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
    return given.contains(where: isCopy) && given.allSatisfy { isCopy($0) || tree.kind($0) == .self }
  }
}
