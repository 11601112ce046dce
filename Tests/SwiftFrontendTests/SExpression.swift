import CodeModel
import SourceModel

/// Prints a node as `(kind label ~soft children…)`; an `empty` slot is `_`. Labels that are not one word are quoted.
func shape(_ tree: Tree, _ node: NodeID) -> String {
  if tree.kind(node) == .empty { return "_" }
  var words = ["\(tree.kind(node))"]
  let label = tree.label(node)
  if !label.isEmpty { words.append(spelling(label)) }
  let soft = tree.soft(node)
  if !soft.isEmpty { words.append("~" + spelling(soft)) }
  words += tree.children(node).map { shape(tree, $0) }
  return "(" + words.joined(separator: " ") + ")"
}

private func spelling(_ text: String) -> String {
  let isWord = text.unicodeScalars.allSatisfy { !" ()\"~\n\t\\".unicodeScalars.contains($0) }
  return isWord ? text : text.debugDescription
}

/// Prints a declaration with every part that is not empty, members indented below it.
func describe(_ declaration: Declaration, in tree: Tree, indent: String = "") -> String {
  var parts = ["\(declaration.kind.rawValue) \(declaration.name)"]
  for attribute in declaration.attributes { parts.append(describe(attribute, in: tree)) }
  if declaration.visibility != .none { parts.append(declaration.visibility.rawValue) }
  if let setter = declaration.setterVisibility { parts.append("\(setter.rawValue)(set)") }
  if !declaration.modifiers.isEmpty { parts.append(describe(declaration.modifiers)) }
  for parameter in declaration.typeParameters {
    let bounds = parameter.bounds.map { shape(tree, $0) }.joined(separator: " ")
    parts.append("<\(parameter.name)\(bounds.isEmpty ? "" : ": " + bounds)>")
  }
  if let receiver = declaration.receiver { parts.append("on " + shape(tree, receiver)) }
  for parameter in declaration.parameters { parts.append(describe(parameter, in: tree)) }
  if let type = declaration.type { parts.append(": " + shape(tree, type)) }
  for supertype in declaration.supertypes { parts.append("is " + shape(tree, supertype.type)) }
  for argument in declaration.arguments { parts.append(shape(tree, argument)) }
  if let value = declaration.value { parts.append("= " + shape(tree, value)) }
  for accessor in declaration.accessors {
    var words = [accessor.kind.rawValue]
    if let parameter = accessor.parameter { words.append("(\(parameter))") }
    if !accessor.modifiers.isEmpty { words.append(describe(accessor.modifiers)) }
    if let body = accessor.body { words.append(shape(tree, body)) }
    parts.append("{\(words.joined(separator: " "))}")
  }
  if let body = declaration.body { parts.append(shape(tree, body)) }
  if !declaration.conditions.isEmpty { parts.append("#if " + declaration.conditions.joined(separator: " / ")) }
  if declaration.isIncomplete { parts.append("incomplete") }
  let members = declaration.members.map { "\n" + describe($0, in: tree, indent: indent + "  ") }
  return indent + parts.joined(separator: " ") + members.joined()
}

private func describe(_ attribute: Attribute, in tree: Tree) -> String {
  (["@" + attribute.name] + attribute.arguments.map { shape(tree, $0) }).joined(separator: " ")
}

private func describe(_ parameter: Parameter, in tree: Tree) -> String {
  var words = parameter.attributes.map { describe($0, in: tree) }
  if let label = parameter.label { words.append(label + "/") }
  words.append(parameter.name.isEmpty ? "_" : parameter.name)
  if parameter.isInout { words.append("inout") }
  if parameter.isVariadic { words.append("...") }
  if !parameter.modifiers.isEmpty { words.append(describe(parameter.modifiers)) }
  if let type = parameter.type { words.append(shape(tree, type)) }
  if let value = parameter.defaultValue { words.append("= " + shape(tree, value)) }
  return "[" + words.joined(separator: " ") + "]"
}

private func describe(_ modifiers: Modifiers) -> String {
  let names: [(Modifiers, String)] = [
    (.static, "static"), (.mutable, "mutable"), (.async, "async"), (.throws, "throws"), (.rethrows, "rethrows"),
    (.mutating, "mutating"), (.override, "override"), (.final, "final"), (.lazy, "lazy"), (.weak, "weak"),
    (.unowned, "unowned"), (.failable, "failable"), (.convenience, "convenience"), (.required, "required"),
    (.indirect, "indirect"), (.nonisolated, "nonisolated"), (.other, "other"),
  ]
  return "+" + names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: "+")
}
