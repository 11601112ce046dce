// enum Step: String { case first = "one" }     enum class Step(val wireName: String) { FIRST("one") }

internal import CodeModel
package import Pairing
internal import SourceModel

extension Mapping {
  /// Whether a property of a Kotlin enum gives each case what Swift has as its raw value, by whatever name: for half of the
  /// cases at least, so that one that was changed does not hide what the property is.
  package func givesRawValues(_ lone: LoneMember) -> Bool {
    let entry = self[lone.declaration]
    if givesRawValue(lone.declaration) { return true }
    guard entry.declaration.kind == .property, let owner = lone.owner else { return false }
    let enumeration = self[types[owner].swift]
    guard enumeration.declaration.kind == .enum else { return false }
    let raw = Set(rawValues(of: enumeration).values)
    if lone.declaration.side == .kotlin { return gives(entry, mostOf: raw) }
    return entry.key == canonicalName("rawValue") && !raw.isEmpty
      && self[types[owner].kotlin].children.contains { gives(self[$0], mostOf: raw) }
  }

  /// Whether most of what a Kotlin property gives for the cases of its enum are such values.
  private func gives(_ property: IndexedDeclaration, mostOf values: Set<UInt64>) -> Bool {
    guard property.declaration.kind == .property else { return false }
    // Few properties ask which case it is, and to see that is quick.
    let given = index(.kotlin).valuesByCase(property)
    let equal = given.count { values.contains(index(.kotlin).fingerprints[property.unit].exact($0.value)) }
    return equal > 0 && 2 * equal >= given.count
  }

  /// Whether a property of an enum gives the raw value and nothing else: `var code: String { rawValue }`. What says the
  /// value as a text to everybody is more.
  package func givesRawValue(_ id: DeclarationID) -> Bool {
    let entry = self[id]
    let tree = index(id.side).units[entry.unit].tree
    guard entry.declaration.kind == .property, entry.key != canonicalName("description"),
      let value = entry.declaration.body.flatMap(tree.onlyResult)
    else { return false }
    return canonicalName(tree.label(value)) == canonicalName("rawValue") && tree.isOwn(value)
  }

  /// Enums without a counterpart that have the same cases with the same raw values, and no other does: by the keys of
  /// their names.
  func enumsOfSameRawValues() -> [(swift: String, kotlin: String)] {
    var bySide: PerSide<[[String: UInt64]: Set<String>]> = PerSide()
    let paired = Set(types.flatMap { [$0.swift, $0.kotlin] })
    for entry in swift.declarations + kotlin.declarations
    where entry.declaration.kind == .enum && !entry.isShadowed && !paired.contains(entry.id) {
      let values = rawValues(of: entry)
      let cases = entry.declaration.members.count { $0.kind == .enumCase }
      guard values.count > 1, values.count == cases else { continue }
      bySide[entry.id.side][values, default: []].insert(entry.key)
    }
    let others = bySide[.kotlin]
    return bySide[.swift].compactMap { values, names in
      guard let found = others[values], names.count == 1, found.count == 1, let swift = names.first,
        let kotlin = found.first
      else { return nil }
      return (swift, kotlin)
    }
  }

  /// By the key of the case: the fingerprint of its raw value, which is written at the case or in a `rawValue`.
  private func rawValues(of type: IndexedDeclaration) -> [String: UInt64] {
    let index = index(type.id.side)
    let written = type.declaration.members.filter { $0.kind == .enumCase }.reduce(into: [String: NodeID]()) {
      $0[$1.key] = $1.value
    }
    lazy var computed = type.children.lazy.map { index[$0] }.first {
      $0.declaration.kind == .property && $0.key == canonicalName("rawValue")
    }
    let values = written.isEmpty ? computed.map { index.valuesByCase($0) } ?? [:] : written
    return values.mapValues { index.fingerprints[type.unit].exact($0) }
  }
}
