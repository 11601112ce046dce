// protocol Store { associatedtype Item; func load() -> Item }     interface Store<Item> { fun load(): Item }
//
// What a protocol leaves open is a parameter of the interface. Catalogue A94.

internal import CodeModel

extension Pass {
  static let associatedTypes = Pass.declarations("associated types") { declaration, _, _ in
    guard declaration.kind == .interface else { return }
    for member in declaration.members where member.kind == .associatedType {
      declaration.typeParameters.append(
        TypeParameter(name: member.name, bounds: [member.type].compactMap { $0 }, range: member.range))
    }
    declaration.members.removeAll { $0.kind == .associatedType }
  }
}
