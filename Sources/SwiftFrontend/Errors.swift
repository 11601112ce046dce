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
      let rest =
        others == 0 ? "" : "; nor \(others == 1 ? "does 1 other place" : "do \(others) other places") in this file"
      report(first.range, "does not parse here" + rest)
    }
  }

  /// The text inside a statement that does not parse, that of nested statements and members aside.
  mutating func incompleteParts(of item: CodeBlockItemSyntax) -> [NodeID] {
    let errors = errors(in: Syntax(item)) {
      !$0.is(CodeBlockItemListSyntax.self) && !$0.is(MemberBlockItemListSyntax.self)
    }
    return errors.filter { !$0.range.isEmpty && $0.isUnexpected }.map { error in
      tree.add(.incomplete, unit.file.text(in: error.range), range: error.range)
    }
  }

  /// Puts everything inside what encloses it: the parser places what is missing behind the trivia after its parent.
  mutating func repairRanges() {
    let whole = ByteRange(0, unit.file.bytes.count)
    var declarations = unit.declarations
    repair(&declarations, inside: whole)
    unit.declarations = declarations
    if let statements = unit.statements { repair(statements, inside: whole) }
  }

  private mutating func repair(_ declarations: inout [Declaration], inside outer: ByteRange) {
    for index in declarations.indices {
      let whole = clamped(declarations[index].range, to: outer)
      declarations[index].range = whole
      declarations[index].nameRange = clamped(declarations[index].nameRange, to: whole)
      for position in declarations[index].parameters.indices {
        let parameter = declarations[index].parameters[position]
        declarations[index].parameters[position].range = clamped(parameter.range, to: whole)
        declarations[index].parameters[position].nameRange = clamped(parameter.nameRange, to: whole)
      }
      for position in declarations[index].accessors.indices {
        let accessor = declarations[index].accessors[position]
        declarations[index].accessors[position].range = clamped(accessor.range, to: whole)
      }
      for root in declarations[index].ownNodes { repair(root, inside: whole) }
      repair(&declarations[index].members, inside: whole)
    }
  }

  private mutating func repair(_ root: NodeID, inside outer: ByteRange) {
    guard !tree.marks(root).contains(.synthesized) else { return }
    tree.setRange(root, clamped(tree.range(root), to: outer))
    for node in tree.preorder(root) {
      for child in tree.children(node) { tree.setRange(child, clamped(tree.range(child), to: tree.range(node))) }
    }
  }

  private func clamped(_ range: ByteRange, to outer: ByteRange) -> ByteRange {
    let lower = min(max(range.lower, outer.lower), outer.upper)
    return ByteRange(Int(lower), Int(min(range.upper, outer.upper)))
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
