internal import CodeModel
internal import SourceModel

/// One step on the way to the normal form: a named, idempotent rewriting of a unit that keeps every node's range.
struct Pass: Sendable {
  let name: String
  /// Only rewrites nodes below the roots that it is given; declarations stay what they hold.
  let keepsRoots: Bool
  private let body: @Sendable (inout SourceUnit, inout Roots, Vocabulary) -> Void

  init(_ name: String, run: @escaping @Sendable (inout SourceUnit, Vocabulary) -> Void) {
    self.name = name
    keepsRoots = false
    body = { unit, _, vocabulary in run(&unit, vocabulary) }
  }

  private init(nodes name: String, _ body: @escaping @Sendable (inout SourceUnit, inout Roots, Vocabulary) -> Void) {
    self.name = name
    keepsRoots = true
    self.body = body
  }

  /// Runs passes in order; roots are gathered anew only after a pass that may have changed them.
  static func run(_ passes: [Pass], on unit: inout SourceUnit, _ vocabulary: Vocabulary) {
    let vocabulary = vocabulary.facing(unit)
    var roots = Roots()
    var isKnown = false
    for pass in passes {
      if pass.keepsRoots, !isKnown { roots.begin(at: unit.roots) }
      pass.body(&unit, &roots, vocabulary)
      isKnown = pass.keepsRoots
    }
  }

  /// The roots of a unit with the order of the nodes below each, which most passes leave as it is.
  private struct Roots {
    private struct Subtree {
      var root: NodeID
      var walk = Tree.Walk()
      var isCurrent = false
    }

    private var subtrees: [Subtree] = []
    private var count = 0

    /// Begins anew; what earlier walks took of memory is used again.
    mutating func begin(at roots: [NodeID]) {
      for (index, root) in roots.enumerated() {
        if index < subtrees.count {
          (subtrees[index].root, subtrees[index].isCurrent) = (root, false)
        } else {
          subtrees.append(Subtree(root: root))
        }
      }
      count = roots.count
    }

    /// Visits every node of some kinds, children before their parent, in one subtree after the other. A visit rewrites
    /// nothing outside the subtree that it is in.
    mutating func visit(_ kinds: NodeKinds, in tree: inout Tree, _ rewrite: (inout Tree, NodeID) -> Void) {
      for index in 0..<count {
        if !subtrees[index].isCurrent {
          tree.postorder(subtrees[index].root, &subtrees[index].walk)
          subtrees[index].isCurrent = true
        }
        if kinds.isDisjoint(with: subtrees[index].walk.kinds) { continue }
        let version = tree.version
        for node in subtrees[index].walk.nodes where kinds.contains(tree.kind(node)) { rewrite(&tree, node) }
        if tree.version != version { subtrees[index].isCurrent = false }
      }
    }
  }

  /// A pass that looks at one node of some kinds at a time, children before their parent.
  static func nodes(
    _ name: String, on kinds: NodeKinds, _ rewrite: @escaping @Sendable (inout Tree, NodeID, Vocabulary) -> Void
  ) -> Pass {
    Pass(nodes: name) { unit, roots, vocabulary in
      if kinds.isDisjoint(with: unit.tree.kinds) { return }
      roots.visit(kinds, in: &unit.tree) { rewrite(&$0, $1, vocabulary) }
    }
  }

  /// The same, with what is known of the whole unit.
  ///
  /// - Parameter facts: gives `nil` where there is nothing to do.
  static func nodes<Facts>(
    _ name: String, on kinds: NodeKinds, knowing facts: @escaping @Sendable (SourceUnit, Vocabulary) -> Facts?,
    _ rewrite: @escaping @Sendable (inout Tree, NodeID, Facts) -> Void
  ) -> Pass {
    Pass(nodes: name) { unit, roots, vocabulary in
      if kinds.isDisjoint(with: unit.tree.kinds) { return }
      guard let known = facts(unit, vocabulary) else { return }
      roots.visit(kinds, in: &unit.tree) { rewrite(&$0, $1, known) }
    }
  }

  /// The same for the files of one language.
  static func nodes(
    _ name: String, on kinds: NodeKinds, ofSide side: Side,
    _ rewrite: @escaping @Sendable (inout Tree, NodeID) -> Void
  ) -> Pass {
    nodes(name, on: kinds, knowing: { unit, _ in unit.file.side == side ? () : nil }) { tree, node, _ in
      rewrite(&tree, node)
    }
  }

  /// A pass that looks at one list of statements at a time, inner blocks before outer ones.
  static func blocks(
    _ name: String, _ rewrite: @escaping @Sendable (inout Tree, [NodeID], Vocabulary) -> [NodeID]
  ) -> Pass {
    nodes(name, on: [.block, .clause]) { tree, node, vocabulary in
      let statements = Array(tree.children(node))
      let rewritten = rewrite(&tree, statements, vocabulary)
      if rewritten != statements { tree.setChildren(node, rewritten) }
    }
  }

  /// A pass that looks at two statements in a row at a time, the first of which may be what it has made of two.
  ///
  /// - Parameter join: gives what stands for both, where something does; it is told what follows them.
  static func neighbours(
    _ name: String, _ join: @escaping @Sendable (inout Tree, NodeID, NodeID, ArraySlice<NodeID>) -> NodeID?
  ) -> Pass {
    blocks(name) { tree, statements, _ in
      var result: [NodeID] = []
      for (index, statement) in statements.enumerated() {
        if let last = result.last, let joined = join(&tree, last, statement, statements[(index + 1)...]) {
          result[result.count - 1] = joined
        } else {
          result.append(statement)
        }
      }
      return result
    }
  }

  /// A pass that looks at one declaration at a time, members before the type that holds them.
  static func declarations(
    _ name: String, _ rewrite: @escaping @Sendable (inout Declaration, inout Tree, Vocabulary) -> Void
  ) -> Pass {
    Pass(name) { unit, vocabulary in
      var declarations = unit.declarations
      unit.declarations = []
      for index in declarations.indices {
        declarations[index].rewriteInside(&unit.tree, vocabulary, rewrite)
      }
      unit.declarations = declarations
    }
  }

  /// A pass that looks at one list of declarations at a time (a file's, a type's), inner lists before outer ones.
  static func scopes(
    _ name: String,
    _ rewrite: @escaping @Sendable (inout [Declaration], Declaration?, inout Tree, Vocabulary) -> Void
  ) -> Pass {
    Pass(name) { unit, vocabulary in
      var declarations = unit.declarations
      unit.declarations = []
      for index in declarations.indices {
        declarations[index].rewriteInside(&unit.tree, vocabulary) { declaration, tree, vocabulary in
          guard !declaration.members.isEmpty else { return }
          var members = declaration.members
          rewrite(&members, declaration, &tree, vocabulary)
          declaration.members = members
        }
      }
      rewrite(&declarations, nil, &unit.tree, vocabulary)
      unit.declarations = declarations
    }
  }
}

extension Declaration {
  fileprivate mutating func rewriteInside(
    _ tree: inout Tree, _ vocabulary: Vocabulary,
    _ rewrite: (inout Declaration, inout Tree, Vocabulary) -> Void
  ) {
    for index in members.indices { members[index].rewriteInside(&tree, vocabulary, rewrite) }
    rewrite(&self, &tree, vocabulary)
  }
}
