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
    guard lone.declaration.side == .kotlin, entry.declaration.kind == .property, let owner = lone.owner else {
      return false
    }
    let index = index(.kotlin)
    // Few properties ask which case it is, and to see that is quick.
    let given = index.valuesByCase(entry)
    guard !given.isEmpty else { return false }
    let own = rawValues(of: self[types[owner].swift])
    let equal = given.count { own[$0.key] == index.fingerprints[entry.unit].exact($0.value) }
    return equal > 0 && 2 * equal >= given.count
  }

  /// Whether a property of an enum gives the raw value and nothing else: `var code: String { rawValue }`. What says the
  /// value as a text to everybody is more.
  package func givesRawValue(_ id: DeclarationID) -> Bool {
    let entry = self[id]
    let tree = index(id.side).units[entry.unit].tree
    guard entry.declaration.kind == .property, entry.key != canonicalName("description"),
      let body = entry.declaration.body, tree.kind(body) == .block, tree.childCount(body) == 1
    else { return false }
    let last = tree.child(body, 0)
    let value = tree.kind(last) == .return ? tree.lastChild(last) ?? last : last
    guard canonicalName(tree.label(value)) == canonicalName("rawValue") else { return false }
    return tree.kind(value) == .name || tree.kind(value) == .member && tree.kind(tree.child(value, 0)) == .self
  }

  /// Enums without a counterpart that have the same cases with the same raw values, and no other does: by the keys of
  /// their names.
  func enumsOfSameRawValues() -> [(swift: String, kotlin: String)] {
    var bySide: [Side: [[String: UInt64]: Set<String>]] = [:]
    let paired = Set(types.flatMap { [$0.swift, $0.kotlin] })
    for entry in swift.declarations + kotlin.declarations
    where entry.declaration.kind == .enum && !entry.isShadowed && !paired.contains(entry.id) {
      let values = rawValues(of: entry)
      let cases = entry.declaration.members.count { $0.kind == .enumCase }
      guard values.count > 1, values.count == cases else { continue }
      bySide[entry.id.side, default: [:]][values, default: []].insert(entry.key)
    }
    let others = bySide[.kotlin] ?? [:]
    return (bySide[.swift] ?? [:]).compactMap { values, names in
      guard let found = others[values], names.count == 1, found.count == 1, let swift = names.first,
        let kotlin = found.first
      else { return nil }
      return (swift, kotlin)
    }
  }

  /// By the key of the case: the fingerprint of its raw value.
  private func rawValues(of type: IndexedDeclaration) -> [String: UInt64] {
    let fingerprints = index(type.id.side).fingerprints[type.unit]
    return type.declaration.members.reduce(into: [:]) { values, member in
      guard member.kind == .enumCase, let value = member.value else { return }
      values[member.key] = fingerprints.exact(value)
    }
  }
}
