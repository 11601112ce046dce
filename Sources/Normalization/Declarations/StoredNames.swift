// let sessionId: String                                    @SerialName("session_id") val sessionId: String
// enum CodingKeys: String, CodingKey { case sessionId = "session_id" }
//
// Under which name a property or a case is stored belongs to it, wherever it is written. Catalogue P15, B83, B120.

internal import CodeModel

extension Pass {
  /// `extension Card: Codable { enum CodingKeys … }` says it of the type, where that stands in the same file.
  static let storedNamesOfExtensions = Pass("stored names of extensions") { unit, _ in
    let extensions = unit.declarations.indices.filter { number in
      unit.declarations[number].kind == .extension && unit.declarations[number].members.contains(where: \.isCodingKeys)
    }
    guard !extensions.isEmpty else { return }
    let types = Dictionary(
      unit.declarations.indices.filter { unit.declarations[$0].isType }.map { (unit.declarations[$0].name, $0) },
      uniquingKeysWith: { first, _ in first })
    var named: Set<Int> = []
    for number in extensions {
      guard let keys = unit.declarations[number].members.firstIndex(where: \.isCodingKeys),
        let type = types[unit.declarations[number].name], named.insert(type).inserted,
        !unit.declarations[type].members.contains(where: \.isCodingKeys)
      else { continue }
      unit.declarations[type].members.append(unit.declarations[number].members.remove(at: keys))
    }
  }

  static let storedNames = Pass.declarations("stored names") { declaration, tree, vocabulary in
    guard declaration.isType else { return }
    let annotations = vocabulary.names(ofContract: "serialized-name")
    for index in declaration.members.indices {
      declaration.members[index].takeStoredName(annotations, tree)
    }
    declaration.spreadCodingKeys(tree)
  }
}

extension Declaration {
  fileprivate var isCodingKeys: Bool { kind == .enum && name == "CodingKeys" }

  /// The text of an annotation; of a case it is the raw value.
  fileprivate mutating func takeStoredName(_ annotations: Set<String>, _ tree: Tree) {
    guard kind == .property || kind == .enumCase, storedName == nil,
      let annotation = attributes.first(where: { annotations.contains($0.name) && $0.arguments.count == 1 }),
      let argument = annotation.arguments.first, let text = tree.lastChild(argument), tree.kind(text) == .string
    else { return }
    if kind == .property {
      store(as: text, tree)
    } else if value == nil, arguments.isEmpty {
      value = text
    }
  }

  /// The cases of `CodingKeys` name the properties, say under which text they are stored, and do nothing else. What
  /// they do not name is not stored.
  fileprivate mutating func spreadCodingKeys(_ tree: Tree) {
    guard let keys = members.first(where: \.isCodingKeys) else { return }
    let named = Set(keys.members.filter { $0.kind == .enumCase }.map(\.name))
    for index in members.indices where members[index].kind == .property && !named.contains(members[index].name) {
      members[index].modifiers.insert(.unstored)
    }
    for key in keys.members where key.kind == .enumCase {
      guard let text = key.value, tree.kind(text) == .string,
        let index = members.firstIndex(where: { $0.kind == .property && $0.name == key.name })
      else { continue }
      members[index].store(as: text, tree)
    }
    members.removeAll(where: \.isCodingKeys)
  }

  /// A name that the property has anyway says nothing.
  private mutating func store(as text: NodeID, _ tree: Tree) {
    let isOwn = tree.childCount(text) == 1 && tree.label(tree.child(text, 0)) == name
    if !isOwn { storedName = text }
  }
}
