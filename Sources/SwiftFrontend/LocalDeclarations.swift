internal import CodeModel
internal import SourceModel
internal import SwiftSyntax

extension Lowering {
  /// A declaration inside a body.
  mutating func lowerLocally(_ node: DeclSyntax) -> [NodeID] {
    guard enter() else { return [tooDeep(node)] }
    defer { leave() }
    if let branches = node.as(IfConfigDeclSyntax.self) { return [lower(branches)] }
    if let variable = node.as(VariableDeclSyntax.self) { return lower(variable) }
    return declarations(of: node, conditions: []).map { embed($0) }
  }

  /// A local variable is a `variable`; one with accessors is a declaration.
  private mutating func lower(_ node: VariableDeclSyntax) -> [NodeID] {
    if node.bindings.contains(where: { $0.accessorBlock != nil }) {
      return declarations(of: node).map { embed($0) }
    }
    let word = node.bindingSpecifier.text
    let words = [word] + node.modifiers.map { text($0) } + node.attributes.map { text($0) }
    return node.bindings.enumerated().map { index, binding in
      let pattern = lower(binding.pattern, binding: word)
      let type = binding.typeAnnotation.map { lower($0.type) } ?? empty(after: binding.pattern)
      let last = binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)
      let value = binding.initializer.map { lower($0.value) } ?? empty(after: last)
      let start = index == 0 ? range(node).lower : range(binding).lower
      let upper = binding.initializer.map(end) ?? end(last)
      return tree.add(
        .variable, soft: words.joined(separator: " "), range: ByteRange(Int(start), upper), [pattern, type, value])
    }
  }

  /// The soft text of the node tells what the node has no child for: kind, modifiers, attributes, type parameters.
  private mutating func embed(_ declaration: Declaration) -> NodeID {
    let node = tree.embed(declaration)
    let modifiers = Self.words.filter { declaration.modifiers.contains($0.modifier) }.map(\.word)
    let attributes = declaration.attributes.map { unit.file.text(in: $0.range) }
    let typeParameters = declaration.typeParameters.map { "<\(unit.file.text(in: $0.range))>" }
    let words = [declaration.kind.rawValue] + modifiers + attributes + typeParameters
    tree.setSoft(node, words.joined(separator: " "))
    return node
  }

  /// The modifiers that the soft text of a local declaration names.
  private static let words: [(modifier: Modifiers, word: String)] = [
    (.static, "static"), (.mutable, "mutable"), (.async, "async"), (.throws, "throws"), (.rethrows, "rethrows"),
    (.mutating, "mutating"), (.override, "override"), (.final, "final"), (.lazy, "lazy"), (.failable, "failable"),
  ]
}
