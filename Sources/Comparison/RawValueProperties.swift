// enum Step: String { case first = "one" }     enum class Step(val wireName: String) { FIRST("one") }

internal import CodeModel
package import Pairing
internal import SourceModel

extension Mapping {
  /// Whether a property of a Kotlin enum gives each case what Swift has as its raw value, by whatever name: for half of the
  /// cases at least, so that one that was changed does not hide what the property is.
  package func givesRawValues(_ lone: LoneMember) -> Bool {
    let entry = self[lone.declaration]
    guard lone.declaration.side == .kotlin, entry.declaration.kind == .property, let owner = lone.owner else {
      return false
    }
    let own = rawValues(of: self[types[owner].swift])
    guard !own.isEmpty else { return false }
    let index = index(.kotlin)
    let given = index.valuesByCase(entry)
    let equal = given.count { own[$0.key] == index.fingerprints[entry.unit].exact($0.value) }
    return equal > 0 && 2 * equal >= given.count
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

extension DeclarationIndex {
  /// By the key of the case: the literal that a property gives that asks which case it is, and nothing else.
  func valuesByCase(_ property: IndexedDeclaration) -> [String: NodeID] {
    let tree = units[property.unit].tree
    guard
      let body = property.declaration.body ?? property.declaration.getter,
      let choice = tree.children(body).first, tree.childCount(body) == 1, tree.kind(choice) == .switch
    else { return [:] }
    var values: [String: NodeID] = [:]
    for arm in tree.children(choice).dropFirst() {
      guard let patterns = tree.children(arm).first, let block = tree.children(arm).last, tree.childCount(block) == 1,
        let value = tree.children(block).first, tree.kind(value).isLiteral
      else { return [:] }
      for pattern in tree.children(patterns) where tree.kind(pattern) == .casePattern {
        values[canonicalName(tree.label(pattern))] = value
      }
    }
    return values
  }
}
