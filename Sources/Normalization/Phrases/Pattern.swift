internal import CodeModel
internal import RuleBook
internal import SourceModel

/// One spelling of a phrase, compiled: a subtree in which some names stand for anything.
struct Pattern: Sendable {
  let tree: Tree
  let root: NodeID
  /// Written in Kotlin, whose argument names are optional.
  let isKotlin: Bool

  /// Compiles a spelling with the front-end of its language, through the same passes that code goes through.
  ///
  /// Metavariables become identifiers that no code uses; a value context keeps statement passes away from the pattern.
  /// - Returns: `nil` when the spelling does not parse as one expression (or statement).
  init?(
    _ spelling: String, side: Side, isStatement: Bool, vocabulary: Vocabulary, lower: (SourceFile) -> SourceUnit
  ) {
    isKotlin = side == .kotlin
    let body = Pattern.withPlaceholders(spelling)
    let text =
      switch (side, isStatement) {
      case (.swift, false): "func p() { let r = \(body) }"
      case (.swift, true): "func p() {\n\(body)\n}"
      case (.kotlin, false): "fun p() { val r = \(body) }"
      case (.kotlin, true): "fun p() {\n\(body)\n}"
      }
    let file = SourceFile(path: side == .swift ? "phrase.swift" : "phrase.kt", side: side, text: text)
    var unit = lower(file)
    guard unit.problems.isEmpty else { return nil }
    Pass.run(Normalizer.beforePhrases, on: &unit, vocabulary)
    guard unit.declarations.count == 1, let block = unit.declarations[0].body, unit.tree.childCount(block) == 1
    else { return nil }
    let statement = unit.tree.child(block, 0)
    if isStatement {
      root = statement
    } else {
      guard unit.tree.kind(statement) == .variable else { return nil }
      root = unit.tree.child(statement, 2)
    }
    tree = unit.tree
    let broken = tree.preorder(root).contains { tree.kind($0) == .unmodeled || tree.kind($0) == .incomplete }
    if broken || isVariable(root) { return nil }
  }

  // MARK: Metavariables

  private static let one = "mv__"
  private static let rest = "mvs__"

  private static func withPlaceholders(_ spelling: String) -> String {
    var result = ""
    var index = spelling.startIndex
    while index < spelling.endIndex {
      let tail = spelling[index...]
      if tail.hasPrefix("$..."), let next = tail.dropFirst(4).first, next.isLetter || next == "_" {
        result += rest
        index = spelling.index(index, offsetBy: 4)
      } else if tail.first == "$", let next = tail.dropFirst().first, next.isLetter || next == "_" {
        result += one
        index = spelling.index(after: index)
      } else {
        result.append(spelling[index])
        index = spelling.index(after: index)
      }
    }
    return result
  }

  /// The metavariable that a label is, without its prefix; `nil` for ordinary names.
  static func variable(_ label: String) -> String? { label.hasPrefix(one) ? String(label.dropFirst(one.count)) : nil }

  /// The name of a metavariable that stands for one node.
  func variable(_ node: NodeID) -> String? {
    switch tree.kind(node) {
    case .name, .typeName: Pattern.variable(tree.label(node))
    default: nil
    }
  }

  func isVariable(_ node: NodeID) -> Bool { variable(node) != nil }

  /// The name of a metavariable that stands for all remaining arguments.
  func restVariable(_ argument: NodeID) -> String? {
    guard tree.kind(argument) == .argument, tree.kind(tree.child(argument, 0)) == .name else { return nil }
    let label = tree.label(tree.child(argument, 0))
    return label.hasPrefix(Pattern.rest) ? String(label.dropFirst(Pattern.rest.count)) : nil
  }

  /// What a node must look like at its head for the pattern to be tried.
  var head: PatternHead { PatternHead(root, tree) }

  /// How much of the pattern stands for itself.
  var constantCount: Int {
    tree.preorder(root).count { node in
      variable(node) == nil && !(tree.kind(node) == .argument && isVariable(tree.child(node, 0)))
    }
  }

  /// The pattern as text, to compare patterns with each other.
  var text: String { describe(root) }

  private func describe(_ node: NodeID) -> String {
    let parts = tree.children(node).map { describe($0) }.joined(separator: " ")
    let name = variable(node).map { "$" + $0 } ?? tree.label(node)
    let label = tree.kind(node) == .argument ? tree.soft(node) : ""
    return "(\(tree.kind(node)) \(name)\(label) \(parts))"
  }
}

/// The index key of patterns: kind, name and number of arguments.
struct PatternHead: Hashable, Sendable {
  let kind: NodeKind
  let label: String
  let arguments: Int

  init(_ node: NodeID, _ tree: Tree) {
    kind = tree.kind(node)
    arguments = kind == .call || kind == .index ? tree.childCount(node) - 1 : 0
    switch kind {
    case .call:
      let callee = tree.child(node, 0)
      label = tree.kind(callee) == .name || tree.kind(callee) == .member ? tree.label(callee) : ""
    case .member, .binary, .prefix, .assign, .cast, .range: label = tree.label(node)
    default: label = ""
    }
  }
}
