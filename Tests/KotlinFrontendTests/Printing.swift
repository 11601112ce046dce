import CodeModel
import KotlinFrontend
import SourceModel

/// Lowers Kotlin written in a test.
func lower(_ text: String) -> SourceUnit {
  lowerKotlin(SourceFile(path: "Test.kt", side: .kotlin, text: text))
}

extension SourceUnit {
  /// A node as `(kind label ~soft children…)`; labels that are no plain words stand in quotes, `empty` is `-`.
  func shape(_ node: NodeID?) -> String {
    guard let node else { return "nil" }
    if tree.isEmpty(node) { return "-" }
    var parts = ["\(tree.kind(node))"]
    if !tree.label(node).isEmpty { parts.append(plain(tree.label(node))) }
    if !tree.soft(node).isEmpty { parts.append("~" + tree.soft(node)) }
    parts += tree.children(node).map { shape($0) }
    return "(" + parts.joined(separator: " ") + ")"
  }

  private func plain(_ label: String) -> String {
    label.contains { " ()\"\n\t~".contains($0) } ? label.debugDescription : label
  }

  func shapes(_ nodes: [NodeID]) -> [String] { nodes.map { shape($0) } }

  /// The only declaration of a name, at any depth.
  func declaration(_ name: String) -> Declaration? {
    var found: Declaration?
    forEachDeclaration { declaration, _ in if declaration.name == name, found == nil { found = declaration } }
    return found
  }
}

/// The shapes of the statements of a function's body.
func statements(_ text: String) -> [String] {
  let unit = lower("fun test() {\n\(text)\n}\n")
  guard unit.problems.isEmpty, let body = unit.declarations.first?.body else {
    return unit.problems.map(\.message) + ["no body"]
  }
  return unit.tree.children(body).map { unit.shape($0) }
}

/// The shape of one expression.
func expression(_ text: String) -> String {
  let all = statements("x = \(text)")
  let prefix = "(assign = (name x) "
  guard all.count == 1, let first = all.first, first.hasPrefix(prefix) else { return all.joined(separator: " ; ") }
  return String(first.dropFirst(prefix.count).dropLast())
}

/// The shape of one type.
func type(_ text: String) -> String {
  let unit = lower("val x: \(text)\n")
  guard unit.problems.isEmpty else { return unit.problems.map(\.message).joined() }
  return unit.shape(unit.declarations.first?.type)
}
