// extension Court: CustomStringConvertible { var description: String { name } }     override fun toString() = name
//
// What a value prints as is a property of Swift's protocol and a function of every Kotlin class. Catalogue B67.

internal import CodeModel

extension Pass {
  /// `errorDescription` of a `LocalizedError` is what Kotlin's exceptions call `message`.
  static let errorMessages = Pass.declarations("error messages") { declaration, tree, _ in
    guard declaration.conforms(to: ["LocalizedError"], tree),
      !declaration.members.contains(where: { $0.key == "message" })
    else { return }
    for index in declaration.members.indices where declaration.members[index].kind == .property {
      guard declaration.members[index].name == "errorDescription" else { continue }
      declaration.members[index].conventionalName = "message"
      if let type = declaration.members[index].type, tree.kind(type) == .optionalType {
        declaration.members[index].type = tree.child(type, 0)
      }
    }
  }

  static let descriptions = Pass.declarations("descriptions") { declaration, tree, _ in
    guard declaration.conforms(to: convertible, tree) else { return }
    for index in declaration.members.indices {
      let member = declaration.members[index]
      guard member.kind == .property, member.name == "description", member.body != nil else { continue }
      declaration.members[index].kind = .function
      declaration.members[index].name = "toString"
    }
  }

  private static let convertible: Set<String> = ["CustomStringConvertible", "CustomDebugStringConvertible"]
}

extension Declaration {
  /// Whether one of these is written among the supertypes.
  fileprivate func conforms(to names: Set<String>, _ tree: Tree) -> Bool {
    supertypes.map(\.type).contains { type in
      tree.kind(type) == .typeName && names.contains(tree.soft(type).isEmpty ? tree.label(type) : tree.soft(type))
    }
  }
}
