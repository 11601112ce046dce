// if case .failed = load { }     if (load is Load.Failed) { }     if (load == Load.Idle) { }
//
// Whether a case of an enum carries something decides in Kotlin whether it is a class or an object, and so between `is`
// and `==`. A test of a class that is named as a member of another, or known to be a case, asks for a case.
// Catalogue C06, C47.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `Idle -> …` names a case where Kotlin knows the object without its type: within the type, or imported from it.
  static let bareCases = Pass.nodes(
    "bare cases", on: [.switch], knowing: { unit, _ in unit.file.side == .kotlin ? unit.knownCases : nil }
  ) { tree, node, known in
    guard !tree.isEmpty(tree.child(node, 0)) else { return }
    for arm in tree.children(node).dropFirst() where tree.kind(arm) == .arm { tree.nameBareCases(in: arm, known) }
  }

  static let caseTests = Pass("case tests") { unit, vocabulary in
    let known = unit.knownCases
    for root in unit.roots {
      let nodes = unit.tree.postorder(root)
      for node in nodes where unit.tree.kind(node) == .typeTest {
        unit.tree.markCarried(behind: node, among: nodes, vocabulary)
        unit.tree.becomeCaseTest(node, known: known)
      }
    }
  }
}

extension SourceUnit {
  /// The names that stand for cases without the type that they are cases of.
  fileprivate var knownCases: Set<String> {
    var known = importedMembers
    forEachDeclaration { declaration, enclosing in
      guard declaration.isType || declaration.kind == .enumCase else { return }
      let isSealed = enclosing.last?.modifiers.contains(.sealed) ?? false
      if isSealed || enclosing.last?.kind == .enum { known.insert(declaration.name) }
    }
    return known
  }

  /// Names imported from within a type, as in `import app.Load.Failed`.
  fileprivate var importedMembers: Set<String> {
    var names: Set<String> = []
    for name in imports {
      let parts = name.split(separator: ".").map(String.init)
      if parts.count > 1, isTypeName(parts[parts.count - 2]), isTypeName(parts[parts.count - 1]) {
        names.insert(parts[parts.count - 1])
      }
    }
    return names
  }
}

extension Tree {
  fileprivate mutating func nameBareCases(in arm: NodeID, _ known: Set<String>) {
    for pattern in children(child(arm, 0)) where kind(pattern) == .expressionPattern {
      let value = child(pattern, 0)
      if kind(value) == .name, known.contains(label(value)) { replace(pattern, .casePattern, label(value)) }
    }
  }

  /// What is asked of a value that has been tested for a case is what the case carries.
  fileprivate mutating func markCarried(behind test: NodeID, among nodes: [NodeID], _ vocabulary: Vocabulary) {
    let (subject, type) = (child(test, 0), child(test, 1))
    guard isPath(subject), kind(type) == .typeName else { return }
    let payload = vocabulary.payload(ofCase: lastComponent(of: soft(type).isEmpty ? label(type) : soft(type)))
    if kind(subject) == .self { for root in nodes.suffix(1) { markPayload(payload, in: root) } }
    for node in nodes where kind(node) == .member && isSame(child(node, 0), subject) {
      guard let position = payload.firstIndex(of: label(node)) else { continue }
      mark(node, .payload)
      if payload.count > 1 { setSoft(node, "#\(position)") }
    }
  }

  fileprivate mutating func becomeCaseTest(_ node: NodeID, known: Set<String>) {
    let type = child(node, 1)
    guard kind(type) == .typeName, childCount(type) == 0 else { return }
    let parts = (soft(type).isEmpty ? label(type) : soft(type)).split(separator: ".").map(String.init)
    guard let name = parts.last, parts.count > 1 ? isTypeName(parts[parts.count - 2]) : known.contains(name) else {
      return
    }
    become(node, makeCaseTest(child(node, 0), name, isMatch: label(node) == "is", range: range(node)))
  }
}
