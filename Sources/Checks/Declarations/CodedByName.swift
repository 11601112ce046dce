internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// What the compiler, or a library, reads and writes by the names in the source, as nobody says otherwise:
/// `struct Trial: Codable` and `@Serializable class Trial`.
extension ComparedTwin {
  /// Whether all that is stored of a type is named as its declaration names it, or says that it is.
  func isCodedByName(_ type: DeclarationID) -> Bool {
    let declaration = mapping[type].declaration
    guard declaration.modifiers.contains(.coded) else { return false }
    return type.side == .swift ? !codesItself(type) : isSerializable(declaration)
  }

  /// Whether some of what a type holds has a name for the outside. Who gives one thinks of what is sent.
  func namesWhatIsStored(_ type: DeclarationID) -> Bool {
    mapping[type].children.map { mapping[$0].declaration }.contains { member in
      member.storedName != nil || member.modifiers.contains(.unstored)
        || member.attributes.contains { storingAnnotations.contains($0.name) && !$0.arguments.isEmpty }
    }
  }

  /// Whether two properties that are counterparts are stored by their own names, and no other rule tells that these
  /// differ.
  func areCodedByTheirNames(_ pair: MemberPair) -> Bool {
    guard pair.evidence != [.renamed], isStored(pair.swift), isStored(pair.kotlin),
      let owner = pair.owner.map({ mapping.types[$0] })
    else { return false }
    return Side.allCases.allSatisfy { side in
      isCodedByName(owner[side])
        && !hasText(mapping[pair[side.other]].declaration.name, in: owner[side])
    }
  }

  /// Whether a text stands in what a type or its extensions do. Beside what the compiler writes, the type may be read
  /// by the name that its counterpart has: `init(json: [String: Any]) { isActive = json["active"] as? Bool }`.
  func hasText(_ text: String, in type: DeclarationID) -> Bool {
    lineage(of: type).flatMap(\.children).contains { member in
      let (declaration, tree) = (mapping[member].declaration, mapping.index(type.side).unit(of: member).tree)
      return declaration.kind != .enumCase
        && declaration.ownNodes.contains { node in
          tree.preorder(node).contains { tree.kind($0) == .text && tree.label($0) == text }
        }
    }
  }

  /// `@Serializable`, and not `@Serializable(with = TrialSerializer::class)`.
  private func isSerializable(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { $0.name == "Serializable" && $0.arguments.isEmpty }
  }

  /// Whether Swift code reads or writes the type, or makes a case of its text, or a macro may: `@Coded(.snakeCase) struct`.
  private func codesItself(_ type: DeclarationID) -> Bool {
    if mapping[type].declaration.attributes.contains(where: { !$0.arguments.isEmpty }) { return true }
    return lineage(of: type).contains { part in
      part.children.map { mapping[$0].declaration }.contains { member in
        let label = member.parameters.first.map { $0.label ?? $0.name }
        return member.kind == .initializer && ["from", "rawValue"].contains(label) && member.body != nil
          || member.kind == .function && member.name == "encode" && label == "to"
          || member.kind == .typeAlias && member.name == "CodingKeys"
      }
    }
  }

  /// Whether a property keeps a value that is read and written with its object, under its own name only.
  private func isStored(_ id: DeclarationID) -> Bool {
    let entry = mapping[id]
    let (declaration, tree) = (entry.declaration, mapping.index(id.side).unit(of: id).tree)
    guard declaration.isStoredByEachValue, declaration.modifiers.isDisjoint(with: [.lazy, .abstract, .unstored]),
      let parent = entry.parent.map({ mapping[$0].declaration.kind }), [.class, .struct].contains(parent)
    else { return false }
    let exceptions: Set<String> = ["Transient", "JsonNames", "Contextual", "DocumentId", "DocumentID"]
    let isNamedOtherwise = declaration.attributes.contains { attribute in
      // What a Swift macro or wrapper is told may be a name: `@CodedAt("on")`.
      exceptions.contains(lastComponent(of: attribute.name)) || id.side == .swift && !attribute.arguments.isEmpty
    }
    if isNamedOtherwise { return false }
    guard let value = declaration.value else { return true }
    // Swift never reads a constant that has its value.
    return tree.kind(value) != .delegate && (id.side == .kotlin || declaration.modifiers.contains(.mutable))
  }
}
