internal import CodeModel
internal import SourceModel
internal import TypeInference

/// A number without separators, suffixes and an empty fraction: `5` of `5.0`, `1000` of `1_000L`.
func numberText(_ literal: String) -> String {
  var text = literal.filter { $0 != "_" }
  if !text.hasPrefix("0x") { while let last = text.last, "LlFf".contains(last) { text.removeLast() } }
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension WrittenMember {
  /// The number that an expression spells out, or that the constant spells out which it names.
  func writtenNumber(_ node: NodeID, depth: Int = 0) -> String? {
    if depth < 4, let value = constantValue(node) { return writtenNumber(value, depth: depth + 1) }
    guard tree.kind(node) == .integer || tree.kind(node) == .floating else { return nil }
    return numberText(tree.label(node))
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

extension WrittenMember {
  /// The text that an expression stands for: a literal, a constant of the file that is one, or `Regex("…")` of it.
  func literalText(_ node: NodeID, depth: Int = 0) -> String? {
    guard depth < 4 else { return nil }
    switch tree.kind(node) {
    case .string, .regex:
      guard tree.isLiteral(node) || tree.kind(node) == .regex else { return nil }
      let raw = text(node).drop { $0 == "#" || $0 == "\"" || $0 == "/" }
      return String(raw.reversed().drop { $0 == "#" || $0 == "\"" || $0 == "/" }.reversed())
    case .try, .force: return literalText(tree.child(node, 0), depth: depth + 1)
    case .call:
      guard let name = tree.calleeName(node) else { return nil }
      if name == "toRegex" { return tree.receiver(node).flatMap { literalText($0, depth: depth + 1) } }
      guard ["Regex", "NSRegularExpression", "compile", "trimIndent"].contains(name) else { return nil }
      return tree.argumentValues(node).first.flatMap { literalText($0, depth: depth + 1) }
    default:
      guard let path = tree.path(node), let name = path.last else { return nil }
      let offset = tree.range(node).lower
      if path.count == 1, let value = environment.initialValue(of: name, at: offset) {
        return environment.isMutableLocal(name, at: offset) == false ? literalText(value, depth: depth + 1) : nil
      }
      var found: NodeID?
      unit.forEachDeclaration { declaration, _ in
        if declaration.kind == .property, declaration.name == name, !declaration.modifiers.contains(.mutable),
          found == nil
        {
          found = declaration.value
        }
      }
      return found.flatMap { literalText($0, depth: depth + 1) }
    }
  }
}
