internal import CodeModel
internal import Pairing
internal import SourceModel

/// The properties that each side fills from another library: their types differ, and the code declares neither.
struct ForeignProperties {
  /// Their canonical names, Swift first.
  private(set) var names: Set<[String]> = []
  /// Those among them that have another name on the other side and no other counterpart.
  private(set) var lonely: Set<DeclarationID> = []

  private let mapping: Mapping

  init(_ mapping: Mapping, _ signatures: [[SignatureDifference]]) {
    self.mapping = mapping
    for (pair, signature) in zip(mapping.members, signatures) {
      guard mapping[pair.swift].declaration.kind == .property,
        let difference = signature.first(where: { $0.kind == .type && $0.isWeak }),
        !isDeclared(difference.bareTexts[0], mapping.swift), !isDeclared(difference.bareTexts[1], mapping.kotlin)
      else { continue }
      names.insert([mapping[pair.swift].key, mapping[pair.kotlin].key])
    }
    addLonely()
  }

  private func isDeclared(_ text: String, _ index: DeclarationIndex) -> Bool {
    let parts = text.prefix { $0 != "<" }.split(separator: ".").map { canonicalName(String($0)) }
    guard let name = parts.last, let first = parts.first, text.first?.isLowercase != true else { return false }
    // `PromiseKit.Promise` is of a module that the code only uses, whatever the code itself calls so.
    if parts.count > 1, index.types(named: first).isEmpty { return false }
    return !index.types(named: name).isEmpty
  }

  /// The only stored property that each of two types keeps by itself, both of a type that only a library has.
  private mutating func addLonely() {
    var stored: [Int: [DeclarationID]] = [:]
    for lone in mapping.loneMembers {
      let declaration = mapping[lone.declaration].declaration
      guard let owner = lone.owner, declaration.kind == .property, declaration.body == nil,
        declaration.accessors.isEmpty, !declaration.modifiers.contains(.static)
      else { continue }
      stored[owner, default: []].append(lone.declaration)
    }
    for (_, ids) in stored.sorted(by: { $0.key < $1.key }) where ids.count == 2 {
      guard let swift = ids.first(where: { $0.side == .swift }), let kotlin = ids.first(where: { $0.side == .kotlin }),
        isOfLibrary(swift), isOfLibrary(kotlin)
      else { continue }
      names.insert([mapping[swift].key, mapping[kotlin].key])
      lonely.formUnion(ids)
    }
  }

  /// Whether a property is of a type that neither the code declares nor the tables know.
  private func isOfLibrary(_ id: DeclarationID) -> Bool {
    let index = mapping.index(id.side)
    let tree = index.unit(of: id).tree
    guard var type = mapping[id].declaration.type else { return false }
    if tree.kind(type) == .optionalType { type = tree.child(type, 0) }
    switch tree.kind(type) {
    case .tupleType: return true
    case .typeName:
      let label = tree.label(type)
      return label.first?.isLowercase == true && index.types(named: index.key(of: type, in: tree)).isEmpty
    default: return false
    }
  }
}
