// enum Level: String { case beginner = "b" }           enum class Level(val value: String) { BEGINNER("b") }
// enum State { case idle; case failed(Error) }         sealed class State { object Idle : State(); class Failed(val error: Throwable) : State() }
//
// Catalogue P14, B80–B88.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let enums = Pass.scopes("enums") { declarations, enclosing, tree, vocabulary in
    for index in declarations.indices {
      let declaration = declarations[index]
      if declaration.modifiers.contains(.sealed), declaration.kind == .class || declaration.kind == .interface {
        let outside = declarations.indices.filter {
          $0 != index && declarations[$0].isCase(of: declaration.name, tree, vocabulary)
        }
        declarations[index].becomeEnum(adopting: outside.map { declarations[$0] }, tree, vocabulary)
        for other in outside { declarations[other].name = "" }
      } else if declaration.kind == .enum {
        declarations[index].foldRawValues(tree, vocabulary)
      }
    }
    declarations.removeAll { $0.isType && $0.name.isEmpty }
  }
}

extension Declaration {
  fileprivate func isCase(of base: String, _ tree: Tree, _ vocabulary: Vocabulary) -> Bool {
    guard kind == .class || kind == .object, supertypes.count == 1, !modifiers.contains(.abstract) else { return false }
    let type = supertypes[0].type
    guard tree.kind(type) == .typeName else { return false }
    let spelling = tree.soft(type).isEmpty ? tree.label(type) : tree.soft(type)
    guard spelling == base || canonicalName(vocabulary.withoutAffixes(base)) == tree.label(type) else { return false }
    return members.allSatisfy { $0.kind == .property && $0.body == nil || $0.kind == .initializer && $0.body == nil }
  }

  /// A sealed hierarchy whose subclasses only carry data is an enum with associated values.
  fileprivate mutating func becomeEnum(adopting outside: [Declaration], _ tree: Tree, _ vocabulary: Vocabulary) {
    let name = name
    let inside = members.filter { $0.isType && $0.isCase(of: name, tree, vocabulary) }
    guard !inside.isEmpty || !outside.isEmpty else { return }
    members.removeAll { $0.isType && $0.isCase(of: name, tree, vocabulary) }
    let cases = (inside + outside).map { subclass in
      var result = Declaration(kind: .enumCase, name: subclass.name, range: subclass.range, nameRange: subclass.nameRange)
      result.parameters = subclass.members.filter { $0.kind == .property }.map { property in
        Parameter(
          name: property.name, type: property.type, defaultValue: property.value, range: property.range,
          nameRange: property.nameRange)
      }
      return result
    }
    members.insert(contentsOf: cases, at: 0)
    kind = .enum
    modifiers.remove(.sealed)
    modifiers.remove(.abstract)
  }

  /// One constructor argument that fills a property called like a raw value is the raw value.
  fileprivate mutating func foldRawValues(_ tree: Tree, _ vocabulary: Vocabulary) {
    let raw = members.first { $0.kind == .property && $0.body == nil && vocabulary.rawValueNames.contains($0.name) }
    for index in members.indices where members[index].kind == .enumCase && members[index].arguments.count == 1 {
      guard raw != nil else { continue }
      members[index].value = tree.child(members[index].arguments[0], 0)
      members[index].arguments = []
    }
    if let raw, members.contains(where: { $0.kind == .enumCase && $0.value != nil }) {
      members.removeAll { $0.kind == .property && $0.name == raw.name && $0.body == nil }
    }
    supertypes.removeAll { ["String", "Int", "Character", "Double", "Long"].contains(tree.label($0.type)) }
  }
}
