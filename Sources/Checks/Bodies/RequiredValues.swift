internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Whether Kotlin says in words what fails when a value is missing that Swift forces: `find(id) ?: error("none")`
/// beside `find(id)!`. Both are failures of whoever wrote the program.
func failsInWords(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let divergence = found.divergence
  guard !twin.isAboutChange, let pair = found.pair, divergence.presentSide != .swift,
    [.missingStatement, .statement, .expression, .call, .controlFlow].contains(divergence.kind),
    !divergence.kotlin.isInsertionPoint
  else { return false }
  let (swift, kotlin) = (MemberNodes(pair.swift, in: twin), MemberNodes(pair.kotlin, in: twin))
  let required = kotlin.requiredValues(at: divergence.kotlin.range)
  guard !required.isEmpty else { return false }
  let hashes = Set(required.map { kotlin.fingerprints.exact($0) })
  return swift.nodes.contains { node in
    swift.isForced(node) && hashes.contains(swift.fingerprints.exact(node))
      && (divergence.swift.isInsertionPoint || divergence.swift.range == swift.tree.range(node))
  }
}

/// All nodes of a member: of its body, its value and its accessors.
private struct MemberNodes {
  let tree: Tree
  let fingerprints: Fingerprints
  let nodes: [NodeID]

  init(_ id: DeclarationID, in twin: ComparedTwin) {
    let index = twin.mapping.index(id.side)
    let declaration = twin.mapping[id].declaration
    let tree = index.unit(of: id).tree
    self.tree = tree
    fingerprints = index.fingerprints[twin.mapping[id].unit]
    nodes = (declaration.bodies + [declaration.value].compactMap { $0 }).flatMap { Array(tree.preorder($0)) }
  }

  /// Whether `!` stands behind a value.
  func isForced(_ node: NodeID) -> Bool { tree.nearMarks(node).contains { $0.equivalence == "force" } }

  /// The values that must be there in what stands at a place: the left of `x ?: error("none")`, or what a local is
  /// bound to that is asked for at once.
  func requiredValues(at range: ByteRange) -> [NodeID] {
    nodes.flatMap { node -> [NodeID] in
      switch tree.kind(node) {
      case .binary where tree.range(node) == range && tree.label(node) == "??":
        return isFailure(tree.child(node, 1)) ? [tree.child(node, 0)] : []
      case .block: return requiredLocals(of: node, at: range)
      default: return []
      }
    }
  }

  /// `let key = find(id); if (key == null) error("none")`, where either stands at the place.
  private func requiredLocals(of block: NodeID, at range: ByteRange) -> [NodeID] {
    let statements = Array(tree.children(block))
    return zip(statements, statements.dropFirst()).compactMap { variable, test in
      guard tree.range(test) == range || tree.range(variable) == range, tree.kind(variable) == .variable,
        let name = tree.children(variable).first, tree.kind(name) == .binding, let value = tree.lastChild(variable),
        asks(test, for: tree.label(name))
      else { return nil }
      return value
    }
  }

  /// `if (key == null) error("none")`.
  private func asks(_ test: NodeID, for name: String) -> Bool {
    guard tree.kind(test) == .if, tree.isEmpty(tree.child(test, 2)) else { return false }
    let (condition, then) = (tree.child(test, 0), tree.child(test, 1))
    guard tree.kind(condition) == .binary, tree.label(condition) == "==", tree.kind(tree.child(condition, 1)) == .null,
      tree.kind(tree.child(condition, 0)) == .name, tree.label(tree.child(condition, 0)) == name
    else { return false }
    if tree.kind(then) != .block { return isFailure(then) }
    return tree.childCount(then) == 1 && isFailure(tree.child(then, 0))
  }

  /// `error("none")`, `throw IllegalArgumentException("none")`.
  private func isFailure(_ exit: NodeID) -> Bool {
    let isThrown = tree.kind(exit) == .throw && tree.childCount(exit) == 1
    let call = isThrown ? tree.child(exit, 0) : exit
    guard tree.kind(call) == .call || tree.kind(call) == .name, let name = calledKey(call) else { return false }
    return isThrown ? Self.failures.contains(name) : name == "error"
  }

  private func calledKey(_ call: NodeID) -> String? {
    let callee = tree.kind(call) == .call ? tree.child(call, 0) : call
    return tree.kind(callee) == .name ? tree.label(callee) : nil
  }

  /// What Kotlin's own library throws for a fault of the program, as the normal form calls it.
  private static let failures: Set<String> = [
    "illegalargumenterror", "illegalstateerror", "nosuchelementerror", "nullpointererror",
  ]
}
