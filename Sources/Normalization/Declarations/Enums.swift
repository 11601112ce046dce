// enum State { case idle; case failed(Error) }
// sealed class State { object Idle : State(); class Failed(val error: Throwable) : State() }
//
// A sealed hierarchy whose subclasses only carry data is an enum with associated values. Catalogue P14, B85–B88.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let enums = Pass.scopes("enums") { declarations, enclosing, tree, vocabulary in
    for index in declarations.indices {
      let declaration = declarations[index]
      guard declaration.modifiers.contains(.sealed), declaration.kind == .class || declaration.kind == .interface else {
        continue
      }
      let outside = declarations.indices.filter {
        $0 != index && declarations[$0].isCase(of: declaration.name, tree, vocabulary)
      }
      declarations[index].becomeEnum(adopting: outside.map { declarations[$0] }, tree, vocabulary)
      for other in outside { declarations[other].name = "" }
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
    return members.allSatisfy {
      $0.kind == .property && $0.body == nil
        || $0.kind == .initializer && ($0.body == nil || $0.modifiers.contains(.memberwise))
    }
  }

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
    members.removeAll { $0.modifiers.contains(.memberwise) }
    members.insert(contentsOf: cases, at: 0)
    kind = .enum
    modifiers.remove(.sealed)
    modifiers.remove(.abstract)
  }
}
