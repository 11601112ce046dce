package import CodeModel
internal import RuleBook
package import SourceModel

/// Why a spelling is no pattern, as the rest of a sentence: "does not parse".
package struct PatternFault: Error {
  package let message: String

  init(_ message: String) { self.message = message }
}

/// One spelling of a phrase, compiled: a subtree in which some names stand for anything.
package struct Pattern: Sendable {
  package private(set) var tree: Tree
  package let root: NodeID
  /// Written in Kotlin, whose argument names are optional.
  package let isKotlin: Bool

  /// Compiles a spelling with the front-end of its language, through the same passes that code goes through.
  ///
  /// Metavariables become identifiers that no code uses; a value context keeps statement passes away from the pattern.
  /// - Parameter vocabulary: what the passes need; `nil` leaves the pattern as it is written.
  package init(
    _ spelling: String, side: Side, isStatement: Bool, vocabulary: Vocabulary?, lower: (SourceFile) -> SourceUnit
  ) throws(PatternFault) {
    isKotlin = side == .kotlin
    let file = Pattern.file(holding: Pattern.withPlaceholders(spelling), side: side, isStatement: isStatement)
    var unit = lower(file)
    if !unit.problems.isEmpty { throw PatternFault("does not parse") }
    if let vocabulary { Pass.run(Normalizer.beforePhrases, on: &unit, vocabulary) }
    let expected = isStatement ? "is not one statement" : "is not one expression"
    guard unit.declarations.count == 1, let block = unit.declarations[0].body, unit.tree.childCount(block) == 1
    else { throw PatternFault(expected) }
    let statement = unit.tree.child(block, 0)
    if isStatement {
      root = statement
    } else {
      guard unit.tree.kind(statement) == .variable else { throw PatternFault(expected) }
      root = unit.tree.child(statement, 2)
    }
    tree = unit.tree
    let nodes = tree.preorder(root)
    if nodes.contains(where: { tree.kind($0) == .unmodeled || tree.kind($0) == .incomplete }) {
      throw PatternFault("does not parse")
    }
    if isVariable(root) || tree.isEmpty(root) { throw PatternFault("would match anything") }
    if let rest = misplacedRest(nodes) { throw PatternFault("has `$...\(rest)` where only one thing can stand") }
  }

  /// A pattern made of others, or one that was kept.
  package init(tree: Tree, root: NodeID, isKotlin: Bool = false) {
    self.tree = tree
    self.root = root
    self.isKotlin = isKotlin
  }

  /// A text of one function that holds an expression as a value, or statements.
  static func file(holding text: String, side: Side, isStatement: Bool) -> SourceFile {
    let whole =
      switch (side, isStatement) {
      case (.swift, false): "func p() { let r = \(text) }"
      case (.swift, true): "func p() {\n\(text)\n}"
      case (.kotlin, false): "fun p() { val r = \(text) }"
      case (.kotlin, true): "fun p() {\n\(text)\n}"
      }
    return SourceFile(path: side == .swift ? "phrase.swift" : "phrase.kt", side: side, text: whole)
  }

  /// Lets a rewriting work on the pattern itself.
  ///
  /// - Returns: whether it may have changed the pattern, which takes new nodes.
  @discardableResult
  mutating func rewrite(_ body: (inout Tree, NodeID) -> Void) -> Bool {
    let count = tree.count
    body(&tree, root)
    return tree.count > count
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

  /// The name of a metavariable that stands for any number of arguments or statements.
  func restVariable(_ node: NodeID) -> String? {
    let name = tree.kind(node) == .argument ? tree.child(node, 0) : node
    guard tree.kind(name) == .name, tree.label(name).hasPrefix(Pattern.rest) else { return nil }
    return String(tree.label(name).dropFirst(Pattern.rest.count))
  }

  /// A rest variable that is neither an argument nor a statement.
  private func misplacedRest(_ nodes: [NodeID]) -> String? {
    var placed: Set<NodeID> = []
    for node in nodes where tree.kind(node) == .argument || tree.kind(node) == .block {
      placed.formUnion(tree.children(node))
    }
    return nodes.lazy.filter { tree.kind($0) == .name && !placed.contains($0) }.compactMap { restVariable($0) }.first
  }

  /// What a node must look like at its head for the pattern to be tried.
  package var head: PatternHead {
    let hasRest = tree.children(root).contains { restVariable($0) != nil }
    return hasRest ? PatternHead(root, tree).withAnyArguments : PatternHead(root, tree)
  }

  /// Whether the name at the head is a variable, so that `head` tells nothing.
  package var hasOpenHead: Bool { Pattern.variable(head.label) != nil }

  /// How much of the pattern stands for itself.
  package var constantCount: Int {
    tree.preorder(root).count { node in
      variable(node) == nil && !(tree.kind(node) == .argument && isVariable(tree.child(node, 0)))
    }
  }
}

/// The index key of patterns: kind, name and number of arguments.
package struct PatternHead: Hashable, Sendable {
  let kind: NodeKind
  let label: String
  /// `nil` for any number.
  package private(set) var arguments: Int?

  package init(_ node: NodeID, _ tree: Tree) {
    kind = tree.kind(node)
    arguments = kind == .call || kind == .index ? tree.childCount(node) - 1 : 0
    switch kind {
    case .call:
      let callee = tree.child(node, 0)
      label = tree.kind(callee) == .name || tree.kind(callee) == .member ? tree.label(callee) : ""
    case .member, .binary, .prefix, .assign, .cast, .range, .name, .try: label = tree.label(node)
    default: label = ""
    }
  }

  /// The head of patterns that take any number of arguments.
  package var withAnyArguments: PatternHead {
    var head = self
    head.arguments = nil
    return head
  }
}
