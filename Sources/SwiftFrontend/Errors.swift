internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

// The parser always gives a tree; where the text is wrong, the tree holds unexpected nodes and missing tokens.

extension Lowering {
  /// Tells the first syntax error of a file and the number of others, and counts the bytes inside errors.
  mutating func reportErrors(in file: SourceFileSyntax) {
    let errors = errors(in: Syntax(file)) { _ in true }
    guard let first = errors.first else { return }
    unit.brokenBytes = errors.reduce(0) { $0 + $1.range.count }
    if file.hasMaximumNestingLevelOverflow {
      report(first.range, "brackets nested more than \(NestingLimit.brackets) levels deep; the rest is not compared")
    } else {
      let others = errors.count - 1
      let rest = others == 0 ? "" : "; nor \(others == 1 ? "does 1 other place" : "do \(others) other places") in this file"
      report(first.range, "does not parse here" + rest)
    }
  }

  /// The text inside a statement that does not parse, that of nested statements and members aside.
  mutating func incompleteParts(of item: CodeBlockItemSyntax) -> [NodeID] {
    let errors = errors(in: Syntax(item)) { !$0.is(CodeBlockItemListSyntax.self) && !$0.is(MemberBlockItemListSyntax.self) }
    return errors.filter { !$0.range.isEmpty && $0.isUnexpected }.map { error in
      tree.add(.incomplete, unit.file.text(in: error.range), range: error.range)
    }
  }

  /// Puts every node inside its parent: what is missing stands behind the trivia that ends its parent.
  mutating func repairRanges() {
    var roots: [(root: NodeID, whole: ByteRange)] = []
    unit.forEachDeclaration { declaration, _ in
      roots += declaration.ownNodes.map { ($0, declaration.range) }
    }
    if let statements = unit.statements { roots.append((statements, ByteRange(0, unit.file.bytes.count))) }
    for (root, whole) in roots {
      clamp(root, to: whole)
      for node in tree.preorder(root) {
        let range = tree.range(node)
        for child in tree.children(node) { clamp(child, to: range) }
      }
    }
  }

  private mutating func clamp(_ node: NodeID, to whole: ByteRange) {
    let range = tree.range(node)
    guard !whole.contains(range), !tree.marks(node).contains(.synthesized) else { return }
    let lower = min(max(range.lower, whole.lower), whole.upper)
    tree.setRange(node, ByteRange(Int(lower), Int(min(range.upper, whole.upper))))
  }

  private struct SyntaxError {
    var range: ByteRange
    /// Whether it is text that the grammar has no place for; else something is missing, or a token is malformed.
    var isUnexpected: Bool
  }

  /// The errors below a node in source order; `descends` tells which nodes to look into.
  private func errors(in root: Syntax, _ descends: (Syntax) -> Bool) -> [SyntaxError] {
    var errors: [SyntaxError] = []
    var stack = [root]
    while let node = stack.popLast() {
      if node.is(UnexpectedNodesSyntax.self) {
        errors.append(SyntaxError(range: range(node), isUnexpected: true))
      } else if node.is(TokenSyntax.self) {
        let place = range(node)
        errors.append(SyntaxError(range: ByteRange(Int(place.lower), Int(place.lower)), isUnexpected: false))
      } else if node == root || descends(node) {
        stack.append(contentsOf: node.children(viewMode: .all).filter(\.hasError).reversed())
      }
    }
    return errors
  }
}
