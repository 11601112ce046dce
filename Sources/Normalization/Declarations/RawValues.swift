// enum Level: String { case beginner = "b" }     enum class Level(val value: String) { BEGINNER("b") }
// enum Priority: Int { case low, high }          enum class Priority(val value: Int) { LOW(0), HIGH(1) }
// enum Sport: String { case padel }              enum class Sport(val value: String) { PADEL("padel") }
//
// enum class Mode(i: Int) { OFF(5) }              enum class Mode { OFF }
//
// What Swift's compiler numbers and names by itself is written out. Catalogue P14, B81–B84.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let rawValues = Pass.declarations("raw values") { declaration, tree, vocabulary in
    guard declaration.kind == .enum else { return }
    declaration.writeImplicitRawValues(&tree)
    declaration.dropUnusedArgument(tree)
    declaration.foldRawValues(&tree, vocabulary)
    declaration.members.removeAll { $0.modifiers.contains(.memberwise) }
  }
}

extension Declaration {
  /// A raw value that is left out is the previous number and one, or the name of the case.
  fileprivate mutating func writeImplicitRawValues(_ tree: inout Tree) {
    let base = supertypes.map { tree.label($0.type) }.first { $0 == "Int" || $0 == "String" }
    guard let base else { return }
    var next: Int? = 0
    for index in members.indices where members[index].kind == .enumCase && members[index].parameters.isEmpty {
      let member = members[index]
      if let value = member.value {
        guard base == "Int" else { continue }
        // The numbering goes on from what is known; what is computed gives no number.
        guard let number = tree.integerValue(value) else { return }
        next = number < .max ? number + 1 : nil
      } else if base == "Int" {
        guard let number = next else { return }
        members[index].value = tree.add(.integer, String(number), marks: .synthesized, range: member.nameRange)
        next = number < .max ? number + 1 : nil
      } else {
        let text = tree.add(.text, member.name, marks: .synthesized, range: member.nameRange)
        members[index].value = tree.add(.string, marks: .synthesized, range: member.nameRange, [text])
      }
    }
  }

  /// What the only constructor takes and nothing keeps or reads is nobody's value.
  fileprivate mutating func dropUnusedArgument(_ tree: Tree) {
    let initializers = members.indices.filter { members[$0].kind == .initializer }
    guard let initializer = initializers.first, initializers.count == 1,
      members[initializer].body.map({ tree.childCount($0) == 0 }) ?? true,
      members[initializer].parameters.count == 1, let parameter = members[initializer].parameters.first,
      parameter.property == nil, !members.contains(where: { $0.kind == .property && $0.name == parameter.name })
    else { return }
    let isRead = allNodes.contains { root in tree.preorder(root).contains { tree.label($0) == parameter.name } }
    guard !isRead else { return }
    for index in members.indices where members[index].kind == .enumCase && members[index].arguments.count == 1 {
      members[index].arguments = []
    }
    members.remove(at: initializer)
  }

  /// Among several arguments that which fills `rawValue` is the raw value.
  private mutating func foldNamedRawValues(_ tree: Tree) {
    guard let parameters = members.first(where: { $0.kind == .initializer })?.parameters, parameters.count > 1,
      let position = parameters.firstIndex(where: { $0.name == "rawValue" }),
      members.contains(where: { $0.kind == .property && $0.name == "rawValue" && $0.body == nil })
    else { return }
    for index in members.indices
    where members[index].kind == .enumCase && members[index].arguments.count == parameters.count {
      members[index].value = tree.child(members[index].arguments[position], 0)
      members[index].arguments.remove(at: position)
    }
    guard members.contains(where: { $0.kind == .enumCase && $0.value != nil }) else { return }
    members.removeAll { $0.kind == .property && $0.name == "rawValue" && $0.body == nil }
  }

  /// One constructor argument that fills a property called like a raw value is the raw value.
  fileprivate mutating func foldRawValues(_ tree: inout Tree, _ vocabulary: Vocabulary) {
    let raw = members.first { $0.kind == .property && $0.body == nil && vocabulary.rawValueNames.contains($0.name) }
    foldNamedRawValues(tree)
    if let raw {
      for index in members.indices
      where members[index].kind == .enumCase && members[index].arguments.count == 1 && members[index].value == nil {
        members[index].value = tree.child(members[index].arguments[0], 0)
        members[index].arguments = []
      }
      if members.contains(where: { $0.kind == .enumCase && $0.value != nil }) {
        members.removeAll { $0.kind == .property && $0.name == raw.name && $0.body == nil }
        rawValueName = raw.name
        for member in members where !member.parameters.contains(where: { $0.name == raw.name }) {
          tree.rename(raw.name, to: "rawValue", in: member)
        }
      }
    }
    supertypes.removeAll { ["String", "Int", "Character", "Double", "Long"].contains(tree.label($0.type)) }
  }
}

extension Tree {
  fileprivate func integerValue(_ node: NodeID) -> Int? {
    switch kind(node) {
    case .integer: Int(label(node))
    case .prefix where label(node) == "-": integerValue(child(node, 0)).map { -$0 }
    default: nil
    }
  }
}
