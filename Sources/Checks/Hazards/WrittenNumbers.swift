internal import CodeModel
internal import SourceModel
internal import TypeInference

extension WrittenMember {
  /// The number that an expression spells out, or that the constant spells out which it names; without separators, suffixes and
  /// an empty fraction.
  func writtenNumber(_ node: NodeID, depth: Int = 0) -> String? {
    if depth < 4, let value = constantValue(node) { return writtenNumber(value, depth: depth + 1) }
    guard tree.kind(node) == .integer || tree.kind(node) == .floating else { return nil }
    var text = tree.label(node).filter { $0 != "_" }
    if !text.hasPrefix("0x") { while let last = text.last, "LlFf".contains(last) { text.removeLast() } }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// What a name stands for, where it is a local or a property of the file that never gets another value.
  func constantValue(_ node: NodeID) -> NodeID? {
    guard let path = tree.ownPath(node), let name = path.last, path.count == 1 || path.first.map(isTypeName) == true
    else { return nil }
    let offset = tree.range(node).lower
    if path.count == 1, let isMutable = environment.isMutableLocal(name, at: offset) {
      return isMutable ? nil : environment.initialValue(of: name, at: offset)
    }
    guard !environment.isParameter(name, at: offset) else { return nil }
    var found: NodeID?
    unit.forEachDeclaration { declaration, _ in
      guard found == nil, declaration.kind == .property, declaration.name == name,
        !declaration.modifiers.contains(.mutable)
      else { return }
      found = declaration.value
    }
    return found
  }
}
