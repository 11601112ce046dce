// private func isFresh(_ snapshot: Snapshot) -> Bool {     private fun Snapshot.isFresh(): Boolean =
//   snapshot.age < limit                                       age < limit
// }
//
// What is handed to a function is what the other side's is a member of.

internal import CodeModel
internal import SourceModel

/// A member with the text in which its body stands.
struct MemberText {
  var declaration: Declaration
  var text: BodyComparer.Text

  /// In nodes. A file's tree is copied for each body that is read otherwise than it stands.
  private static let largestTree = 20_000

  var isReadableOtherwise: Bool { text.tree.count <= MemberText.largestTree }

  /// The same with the first parameter read as the value whose member the function is.
  func readingFirstParameterAsReceiver() -> MemberText {
    guard isReadableOtherwise, let body = declaration.body, let parameter = declaration.parameters.first else {
      return self
    }
    var tree = text.tree
    let root = tree.add(body, readingAsReceiver: parameter.key)
    var result = self
    result.declaration.parameters.removeFirst()
    result.declaration.body = root
    result.text = BodyComparer.Text(
      tree: tree, fingerprints: text.fingerprints.extended(to: root, in: tree), file: text.file)
    return result
  }
}

extension Tree {
  /// A subtree in which a local stands for the receiver; the node itself where nothing of it mentions that.
  fileprivate mutating func add(_ node: NodeID, readingAsReceiver name: String) -> NodeID {
    func isHanded(_ node: NodeID) -> Bool {
      kind(node) == .name && marks(node).contains(.local) && label(node) == name
    }
    if isHanded(node) { return add(.self, range: range(node)) }
    if kind(node) == .member, isHanded(child(node, 0)) {
      return add(.name, label(node), soft: soft(node), marks: marks(node), range: range(node))
    }
    let parts = Array(children(node))
    let read = parts.map { add($0, readingAsReceiver: name) }
    if read == parts { return node }
    return add(kind(node), label(node), soft: soft(node), marks: marks(node), range: range(node), read)
  }
}
