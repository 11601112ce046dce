internal import CTreeSitter
internal import CTreeSitterKotlin
internal import SourceModel

/// Parses text with tree-sitter-kotlin into plain values; the only file that touches tree-sitter's pointers.
enum TreeSitter {
  /// Appends the tree of a text to `tree`. Gives its root and, for each child of the root, the child's offset in the
  /// text; `nil` when the parser gives up.
  ///
  /// - Parameter budget: what is left of it for other texts of the file.
  static func parse(
    _ text: RenderedText, _ budget: inout Budget, into tree: inout SyntaxTree
  ) -> (root: Syntax, starts: [Int: Syntax])? {
    withTree(of: text.bytes, &budget) { copy($0, text, into: &tree) }
  }

  static func parseOnly(_ bytes: [UInt8]) {
    var budget = Budget(byteCount: bytes.count)
    withTree(of: bytes, &budget) { _ in }
  }

  /// In broken text the grammar's scanner may look ahead to the end of the file at every step. The number of passages
  /// that it asks for is bounded, so that the time is, and by a measure that is the same on every machine. Real files ask
  /// for less than ten times as many as they have.
  struct Budget {
    /// In bytes.
    fileprivate static let passage = 2_048

    /// How many more may be asked for.
    fileprivate var passages: Int

    init(byteCount: Int) { passages = 2_000 + 100 * (byteCount / Self.passage) }
  }

  @discardableResult
  private static func withTree<Result>(
    of bytes: [UInt8], _ budget: inout Budget, _ use: (OpaquePointer) -> Result
  ) -> Result? {
    guard let parser = ts_parser_new() else { return nil }
    defer { ts_parser_delete(parser) }
    guard ts_parser_set_language(parser, tree_sitter_kotlin()) else { return nil }
    guard let parsed = parse(bytes, &budget, with: parser) else { return nil }
    defer { ts_tree_delete(parsed) }
    return use(parsed)
  }

  private static func parse(
    _ bytes: [UInt8], _ budget: inout Budget, with parser: OpaquePointer
  ) -> OpaquePointer? {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        var reader = Reader(characters: characters, budget: budget)
        defer { budget = reader.budget }
        return withUnsafeMutablePointer(to: &reader) { reader in
          let input = TSInput(payload: reader, read: read, encoding: TSInputEncodingUTF8)
          withUnsafeMutablePointer(to: &reader.pointee.isExhausted) { ts_parser_set_cancellation_flag(parser, $0) }
          return ts_parser_parse(parser, nil, input)
        }
      }
    }
  }

  private static func copy(
    _ parsed: OpaquePointer, _ text: RenderedText, into tree: inout SyntaxTree
  ) -> (root: Syntax, starts: [Int: Syntax]) {
    var cursor = ts_tree_cursor_new(ts_tree_root_node(parsed))
    defer { ts_tree_cursor_delete(&cursor) }
    let root = Syntax(index: tree.nodes.count)
    var starts: [Int: Syntax] = [:]
    var ancestors: [Int] = []
    while true {
      let node = ts_tree_cursor_current_node(&cursor)
      let kind = Symbols.kind(ts_node_symbol(node))
      let lower = Int(ts_node_start_byte(node))
      let index = tree.nodes.count
      tree.nodes.append(
        SyntaxTree.Node(
          kind: kind, field: Symbols.field(ts_tree_cursor_current_field_id(&cursor)),
          isMissing: ts_node_is_missing(node), range: text.original(lower, Int(ts_node_end_byte(node))),
          end: Int32(index + 1)))
      if ancestors.count == 1, starts[lower] == nil { starts[lower] = Syntax(index: index) }
      if ts_tree_cursor_goto_first_child(&cursor) {
        ancestors.append(index)
        continue
      }
      while !ts_tree_cursor_goto_next_sibling(&cursor) {
        guard let parent = ancestors.popLast(), ts_tree_cursor_goto_parent(&cursor) else { return (root, starts) }
        tree.nodes[parent].end = Int32(tree.nodes.count)
      }
    }
  }
}

/// A text as the parser asks for it.
private struct Reader {
  let characters: UnsafeBufferPointer<CChar>
  var budget: TreeSitter.Budget
  /// Not zero tells the parser to stop.
  var isExhausted = 0
}

private func read(
  _ payload: UnsafeMutableRawPointer?, _ offset: UInt32, _: TSPoint, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafePointer<CChar>? {
  guard let reader = payload?.assumingMemoryBound(to: Reader.self) else { return nil }
  reader.pointee.budget.passages -= 1
  if reader.pointee.budget.passages < 0 { reader.pointee.isExhausted = 1 }
  let characters = reader.pointee.characters
  let start = min(Int(offset), characters.count)
  count?.pointee = UInt32(min(TreeSitter.Budget.passage, characters.count - start))
  return characters.baseAddress.map { $0 + start }
}

/// The grammar's numbers for node types and fields, resolved once.
private enum Symbols {
  private static let table: (kinds: [SyntaxKind], fields: [SyntaxTree.Field]) = {
    let language = tree_sitter_kotlin()
    let kinds = (0..<ts_language_symbol_count(language)).map { symbol in
      ts_language_symbol_name(language, TSSymbol(symbol)).flatMap { SyntaxKind(rawValue: String(cString: $0)) }
        ?? .other
    }
    let names: [String: SyntaxTree.Field] = [
      "argument": .argument, "condition": .condition, "label": .label, "left": .left, "name": .name,
      "operator": .operator, "right": .right, "type": .type,
    ]
    let fields = (0...ts_language_field_count(language)).map { field in
      ts_language_field_name_for_id(language, TSFieldId(field)).flatMap { names[String(cString: $0)] } ?? .none
    }
    return (kinds, fields)
  }()

  static func kind(_ symbol: TSSymbol) -> SyntaxKind {
    Int(symbol) < table.kinds.count ? table.kinds[Int(symbol)] : .error
  }

  static func field(_ field: TSFieldId) -> SyntaxTree.Field {
    Int(field) < table.fields.count ? table.fields[Int(field)] : .none
  }
}
