internal import CodeModel
internal import SourceModel

/// The words and annotations before a declaration.
struct ModifierList {
  var modifiers: Modifiers = []
  var visibility: Visibility = .none
  var attributes: [Attribute] = []
  /// Modifiers that decide the kind of a class.
  var isEnum = false
  var isAnnotation = false
  var isVariadic = false
  /// Where the list begins, passages cut out of the text included.
  var lower: Int
}

extension Lowering {
  /// Reads the modifiers of a declaration, with the annotations that were parsed on their own.
  mutating func modifierList(of node: Syntax) -> ModifierList {
    var list = ModifierList(lower: lower(node))
    cutOutAnnotations(before: node, into: &list)
    for child in syntax.children(node) where kind(child) == .modifiers || kind(child) == .parameterModifiers {
      read(child, into: &list)
    }
    return list
  }

  mutating func read(_ modifiers: Syntax, into list: inout ModifierList) {
    list.lower = min(list.lower, lower(modifiers))
    for child in syntax.children(modifiers) {
      if kind(child) == .annotation {
        list.attributes += attributes(child)
      } else if kind(child) != .error {
        read(word: text(child), into: &list)
      }
    }
  }

  private func read(word: String, into list: inout ModifierList) {
    switch word {
    case "public": list.visibility = .public
    case "private": list.visibility = .private
    case "protected": list.visibility = .protected
    case "internal": list.visibility = .internal
    case "enum": list.isEnum = true
    case "annotation": list.isAnnotation = true
    case "vararg": list.isVariadic = true
    default: list.modifiers.insert(Self.modifiers[word] ?? .other)
    }
  }

  private static let modifiers: [String: Modifiers] = [
    "sealed": .sealed, "data": .data, "inner": .inner, "value": .value, "operator": .operator, "infix": .infix,
    "inline": .inline, "suspend": .async, "const": .const, "abstract": .abstract, "final": .final, "open": .open,
    "override": .override, "lateinit": .lateinit, "expect": .expect, "actual": .actual,
  ]

  private mutating func cutOutAnnotations(before node: Syntax, into list: inout ModifierList) {
    var key = range(node).lower
    while true {
      if let passage = passages.passage(.contextReceivers, at: key) {
        let arguments = contextArguments(passage.tree)
        let range = span(passage.lower, Int(passage.range.upper))
        list.attributes.insert(Attribute(name: "context", arguments: arguments, range: range), at: 0)
        key = UInt32(passage.lower)
      } else if let passage = passages.passage(.annotations, at: key) {
        var found = ModifierList(lower: passage.lower)
        read(passage.tree, into: &found)
        list.attributes.insert(contentsOf: found.attributes, at: 0)
        key = UInt32(passage.lower)
      } else {
        break
      }
    }
    list.lower = min(list.lower, Int(key))
  }

  /// The receivers or parameters of `context(…)`: arguments that hold types.
  private mutating func contextArguments(_ list: Syntax) -> [NodeID] {
    parts(list).map { part in
      if kind(part) == .parameter, let identifier = syntax.child(part, .identifier) {
        let type = parts(part).last.map { lowerType($0) } ?? empty(at: upper(part))
        return tree.add(.argument, soft: name(identifier), range: range(part), [type])
      }
      let type = lowerType(part)
      return tree.add(.argument, range: range(part), [type])
    }
  }

  /// The attributes of `@A(b)`, `@get:A`, `@[A B]`.
  mutating func attributes(_ annotation: Syntax) -> [Attribute] {
    let entries = syntax.children(annotation).filter { kind($0) == .constructorInvocation || kind($0).isType }
    return entries.map { entry in
      let type = kind(entry) == .constructorInvocation ? syntax.firstChild(entry) ?? entry : entry
      let name = syntax.children(type).filter { kind($0) == .identifier }.map { self.name($0) }.joined(separator: ".")
      let arguments = syntax.child(entry, .valueArguments).map { lowerArguments($0) } ?? []
      return Attribute(
        name: name, arguments: arguments, range: entries.count == 1 ? range(annotation) : range(entry))
    }
  }
}
