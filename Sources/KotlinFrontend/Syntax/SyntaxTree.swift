internal import SourceModel

/// A syntax tree as plain values, in preorder; its ranges are those of the file, whatever the parser was given.
struct SyntaxTree {
  struct Node {
    var kind: SyntaxKind
    var field: Field
    var isMissing: Bool
    var range: ByteRange
    /// Index behind the last node of this subtree.
    var end: Int32
  }

  enum Field: UInt8 {
    case none
    case argument
    case condition
    case label
    case left
    case name
    case `operator`
    case right
    case type
  }

  var nodes: [Node] = []
}

/// A node of a `SyntaxTree`, by its index.
struct Syntax: Hashable {
  var index: Int
}

extension SyntaxTree {
  func kind(_ node: Syntax) -> SyntaxKind { nodes[node.index].kind }
  func range(_ node: Syntax) -> ByteRange { nodes[node.index].range }
  func isMissing(_ node: Syntax) -> Bool { nodes[node.index].isMissing }
  func isLeaf(_ node: Syntax) -> Bool { Int(nodes[node.index].end) == node.index + 1 }

  func firstChild(_ node: Syntax) -> Syntax? { isLeaf(node) ? nil : Syntax(index: node.index + 1) }

  func children(_ node: Syntax) -> [Syntax] {
    var result: [Syntax] = []
    var index = node.index + 1
    let end = Int(nodes[node.index].end)
    while index < end {
      result.append(Syntax(index: index))
      index = Int(nodes[index].end)
    }
    return result
  }

  func child(_ node: Syntax, _ kind: SyntaxKind) -> Syntax? {
    var index = node.index + 1
    let end = Int(nodes[node.index].end)
    while index < end {
      if nodes[index].kind == kind { return Syntax(index: index) }
      index = Int(nodes[index].end)
    }
    return nil
  }

  func child(_ node: Syntax, field: Field) -> Syntax? {
    var index = node.index + 1
    let end = Int(nodes[node.index].end)
    while index < end {
      if nodes[index].field == field { return Syntax(index: index) }
      index = Int(nodes[index].end)
    }
    return nil
  }

  func has(_ node: Syntax, _ kind: SyntaxKind) -> Bool { child(node, kind) != nil }
}
