// private func isFresh(_ snapshot: Snapshot) -> Bool     private fun Snapshot.isFresh(): Boolean
//
// What one side hands to a function of its own, the other adds the function to.

internal import CodeModel
package import SourceModel

extension DeclarationIndex {
  /// Whether a function takes as its first parameter a value of the type in which a member of the other side stands, and
  /// otherwise as many as that one does.
  ///
  /// - Parameter areCounterparts: whether the key of one of this side's types and the key of one of the other's mean the
  ///   same type.
  func handsReceiver(
    _ function: IndexedDeclaration, of member: IndexedDeclaration, in other: DeclarationIndex,
    areCounterparts: (String, String) -> Bool
  ) -> Bool {
    let (own, bound) = (function.declaration, member.declaration)
    guard own.kind == .function, bound.kind == .function || bound.kind == .property, bound.body != nil,
      !bound.modifiers.contains(.override), own.parameters.count == bound.parameters.count + 1,
      let type = own.parameters[0].type,
      !own.parameters[0].isInout, !own.parameters[0].isVariadic, !bound.modifiers.contains(.static),
      let holder = member.parent.map({ other[$0] }), holder.declaration.kind != .object
    else { return false }
    let tree = units[function.unit].tree
    guard tree.kind(type) != .optionalType else { return false }
    let key = key(of: type, in: tree)
    if !own.modifiers.contains(.static), function.parent.map({ self[$0].key == key }) ?? false { return false }
    return !key.isEmpty && (key == holder.key || areCounterparts(key, holder.key))
  }
}

/// The pairs of which one side's function is handed, as its first parameter, what the other side's is a member of.
package struct HandedReceivers: Sendable {
  private var sides: [PerSide<DeclarationID>: Side] = [:]

  package init(_ mapping: Mapping) {
    let types = Set(mapping.types.map { [mapping[$0.swift].key, mapping[$0.kotlin].key] })
    for pair in mapping.members {
      let (left, right) = (mapping[pair.swift], mapping[pair.kotlin])
      guard left.declaration.parameters.count != right.declaration.parameters.count else { continue }
      let ids = PerSide(swift: pair.swift, kotlin: pair.kotlin)
      if mapping.swift.handsReceiver(
        left, of: right, in: mapping.kotlin, areCounterparts: { types.contains([$0, $1]) })
      {
        sides[ids] = .swift
      } else if mapping.kotlin.handsReceiver(
        right, of: left, in: mapping.swift, areCounterparts: { types.contains([$1, $0]) })
      {
        sides[ids] = .kotlin
      }
    }
  }

  /// The side that is handed the value; `nil` where both are members, or neither is.
  package func side(of pair: MemberPair) -> Side? {
    sides.isEmpty ? nil : sides[PerSide(swift: pair.swift, kotlin: pair.kotlin)]
  }
}
