internal import SourceModel

/// The trees of one file: one as a rule, one for each declaration at file level when something does not parse.
enum FileParsing {
  /// Parses a file into `tree`.
  ///
  /// An error can cost the parser everything around it; declarations parsed one by one keep the loss in one of them.
  static func parse(_ repairs: Repairs, into tree: inout SyntaxTree) -> [Syntax] {
    var budget = TreeSitter.Budget(byteCount: repairs.overlay.count)
    let whole = parse(0..<repairs.overlay.count, repairs, &budget, into: &tree)
    let isBroken = tree.nodes.contains { $0.kind == .error || $0.isMissing }
    guard isBroken else { return [whole] }
    let parts = repairs.source.fileParts(byteCount: repairs.overlay.count)
    guard parts.count > 1 else { return [whole] }
    var separate = SyntaxTree()
    budget = TreeSitter.Budget(byteCount: repairs.overlay.count)
    let roots = parts.map { parse($0, repairs, &budget, into: &separate) }
    guard brokenBytes(separate) < brokenBytes(tree) else { return [whole] }
    tree = separate
    return roots
  }

  /// The tree of a part of the file; an error when the parser gives up.
  private static func parse(
    _ part: Range<Int>, _ repairs: Repairs, _ budget: inout TreeSitter.Budget, into tree: inout SyntaxTree
  ) -> Syntax {
    if let root = TreeSitter.parse(repairs.render(part), &budget, into: &tree)?.root { return root }
    let range = ByteRange(part.lowerBound, part.upperBound)
    let error = Syntax(index: tree.nodes.count)
    tree.nodes.append(
      SyntaxTree.Node(kind: .error, field: .none, isMissing: false, range: range, end: Int32(error.index + 1)))
    return error
  }

  private static func brokenBytes(_ tree: SyntaxTree) -> Int {
    var bytes = 0
    var index = 0
    while index < tree.nodes.count {
      guard tree.nodes[index].kind == .error else {
        index += 1
        continue
      }
      bytes += tree.nodes[index].range.count
      index = Int(tree.nodes[index].end)
    }
    return bytes
  }
}

extension LexedSource {
  /// Splits a file before each declaration at file level. In broken code brackets tell little, so a declaration that
  /// begins in the first column counts as one, too.
  func fileParts(byteCount: Int) -> [Range<Int>] {
    var starts = [0]
    var index = 0
    while index < tokens.count {
      let start = index
      while startsAnnotation(index), text(index + 1) != "file" { index = max(afterAnnotation(index), index + 1) }
      while KotlinWords.modifiers.contains(text(index)) { index += 1 }
      let isDeclaration = KotlinWords.declarationStarts.contains(text(index)) && text(index) != "constructor"
      if isDeclaration, startsLine(start), tokens[start].lower > 0, isFileLevel(start) {
        starts.append(tokens[start].lower)
      }
      index = max(index, start) + 1
    }
    return zip(starts, starts.dropFirst() + [byteCount]).map { $0..<$1 }.filter { !$0.isEmpty }
  }

  private func isFileLevel(_ index: Int) -> Bool {
    if tokens[index].column == 0 { return true }
    let expectsMore = ["=", ",", ":", "?:", "->", "&&", "||", "+", "-"].contains(text(index - 1))
    return tokens[index].enclosing == -1 && !expectsMore
  }
}
