internal import CodeModel
internal import Pairing

/// The types that a side declares around one value, each with the type of that value, both canonical: an angle is degrees,
/// an identifier is a text.
func wrappedTypes(_ index: DeclarationIndex) -> [String: String] {
  var wrapped: [String: String] = [:]
  for entry in index.declarations where entry.declaration.kind == .struct || entry.declaration.kind == .class {
    let stored = entry.declaration.members.filter { member in
      member.kind == .property && !member.modifiers.contains(.static) && member.body == nil && member.accessors.isEmpty
    }
    guard stored.count == 1, let key = index.units[entry.unit].tree.plainTypeKey(stored[0].type) else { continue }
    wrapped[entry.key] = key
  }
  return wrapped
}
