// var data = Data(); data += head; data += body     val data = head + body
//
// Bytes that begin empty and grow at once are a sum. Catalogue D098, D143.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let byteAdditions = Pass.blocks("additions of bytes") { tree, statements, _ in
    var result: [NodeID] = []
    var rest = statements[...]
    while let statement = rest.popFirst() {
      result.append(statement)
      guard tree.kind(statement) == .variable, let name = tree.boundName(tree.child(statement, 0)),
        tree.isNewBytes(tree.child(statement, 2))
      else { continue }
      var sum: NodeID?
      while let next = rest.first, let added = tree.added(next, to: name) {
        sum = sum.map { tree.makeBinary("+", $0, added) } ?? added
        rest.removeFirst()
        tree.setRange(statement, tree.range(statement).union(tree.range(next)))
      }
      if let sum { tree.setChild(statement, 2, sum) }
    }
    return result
  }
}

extension Tree {
  /// `Data()`, `Data(capacity: 78)`, `[UInt8]()`, `byteArrayOf()`, `ByteArray(0)`.
  fileprivate func isNewBytes(_ value: NodeID) -> Bool {
    guard kind(value) == .call else { return false }
    let callee = child(value, 0)
    if [.list, .typeExpression].contains(kind(callee)) {
      let element = preorder(callee).last
      return childCount(value) == 1 && element.map { ["UInt8", "Byte"].contains(label($0)) } ?? false
    }
    guard kind(callee) == .name else { return false }
    let arguments = arguments(value)
    switch label(callee) {
    case "Data": return arguments.allSatisfy { soft($0) == "capacity" }
    case "byteArrayOf": return arguments.isEmpty
    case "ByteArray": return arguments.count == 1 && label(child(arguments[0], 0)) == "0"
    default: return false
    }
  }

  /// The value of `name += value`, which does not ask what the name holds by then.
  fileprivate func added(_ statement: NodeID, to name: String) -> NodeID? {
    guard kind(statement) == .assign, label(statement) == "+=", kind(child(statement, 0)) == .name,
      label(child(statement, 0)) == name, !mentions(name, in: [child(statement, 1)])
    else { return nil }
    return child(statement, 1)
  }
}
