internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which cases of an enumeration stand for different values outside the app?
  static let rawValueDiffers = Check("raw-value-differs") { twin in
    let check = "raw-value-differs"
    let found = bodyDivergences(of: check, in: twin).filter { found in
      !(found.pair.map { isGivenElsewhere($0, in: twin) } ?? false)
    }
    return found.map { found in
      var violation = bodyViolation(check, found, in: twin) { _, texts in
        ["swift": impliedRawValue(of: found.pair, in: twin) ?? texts.swift, "kotlin": texts.kotlin]
      }
      let isLikelyOne =
        isPathAndItsEnd(found.pair, in: twin) || isNumberedForObjectiveC(found.pair, in: twin)
        || isOneOfManyValues(found.pair, in: twin)
      if !twin.isAboutChange, isLikelyOne { violation.confidence = .low }
      return violation
    } + differentlyCodedCases(in: twin) + differentlyGivenCases(in: twin)
  }
}

/// The cases to which a property of Kotlin's gives another value than Swift's raw value, where it gives others the same:
/// `case eu = "eu"` beside `EU("eur")`, whatever `enum class Zone(val wireCode: String)` calls it.
private func differentlyGivenCases(in twin: ComparedTwin) -> [Violation] {
  let lone = twin.loneMembers.filter { $0.declaration.side == .kotlin && twin.mapping.givesRawValues($0) }
  let paired = twin.members.map(\.pair).filter { twin.mapping.givesRawValue($0.swift) }
  return lone.flatMap { member in
    let isOnly = lone.count { $0.owner == member.owner } == 1
    return differentlyGivenCases(by: member.declaration, of: member.owner, isOnly: isOnly, in: twin)
  } + paired.flatMap { differentlyGivenCases(by: $0.kotlin, of: $0.owner, isOnly: true, in: twin) }
}

/// - Parameter isOnly: whether no other property may be what gives the raw value: one of several may give something else
///   that is often the same.
private func differentlyGivenCases(
  by property: DeclarationID, of owner: Int?, isOnly: Bool, in twin: ComparedTwin
) -> [Violation] {
  let (property, index) = (twin.mapping[property], twin.mapping.kotlin)
  let given = index.valuesByCase(property)
  let different = twin.members.map(\.pair).compactMap { pair -> (pair: MemberPair, own: NodeID, other: NodeID)? in
    guard pair.owner == owner, let other = given[twin.mapping[pair.kotlin].key],
      let own = twin.mapping[pair.swift].declaration.value
    else { return nil }
    let prints = twin.mapping.swift.fingerprints[twin.mapping[pair.swift].unit]
    return prints.exact(own) == index.fingerprints[property.unit].exact(other) ? nil : (pair, own, other)
  }
  return different.map { pair, own, other in
    let ranges = (
      twin.mapping.swift.unit(of: pair.swift).tree.range(own), index.units[property.unit].tree.range(other)
    )
    return Violation(
      check: "raw-value-differs",
      values: [
        "swift": impliedRawValue(of: pair, in: twin) ?? twin.text(pair.swift, ranges.0),
        "kotlin": twin.text(property.id, ranges.1),
      ], confidence: isOnly || 3 * different.count <= given.count ? .high : .low, member: twin.memberName(pair.swift),
      primary: twin.site(pair.swift, ranges.0), counterpart: twin.site(property.id, ranges.1),
      identity: ["raw-value-differs", twin.identityPath(pair.swift), twin.identityPath(pair.kotlin)])
  }
}

/// Whether a property of Kotlin's enum gives the raw value for a case, so that what else the case is made with is something
/// else: `case eu` beside `EU("eu", "eu.example.com")`.
private func isGivenElsewhere(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let (swift, kotlin, index) = (twin.mapping[pair.swift], twin.mapping[pair.kotlin], twin.mapping.kotlin)
  guard let value = swift.declaration.value, let type = kotlin.parent else { return false }
  let wanted = twin.mapping.swift.fingerprints[swift.unit].exact(value)
  return index[type].children.map { index[$0] }.filter { $0.declaration.kind == .property }.contains { property in
    index.valuesByCase(property)[kotlin.key].map { index.fingerprints[property.unit].exact($0) == wanted } ?? false
  }
}

/// Whether a Kotlin case is made with several values, of which none is of the raw value's kind: `case order = "Order"` beside
/// `ORDER(0, R.string.order)`.
private func isOneOfManyValues(_ pair: MemberPair?, in twin: ComparedTwin) -> Bool {
  guard let pair, let own = twin.mapping[pair.swift].declaration.value,
    let other = twin.mapping[pair.kotlin].declaration.value, let type = twin.mapping[pair.kotlin].parent
  else { return false }
  let kinds = (
    twin.mapping.swift.unit(of: pair.swift).tree.kind(own), twin.mapping.kotlin.unit(of: pair.kotlin).tree.kind(other)
  )
  let others = twin.mapping[type].declaration.members.contains { $0.kind == .property && $0.key != "rawvalue" }
  return Set([kinds.0, kinds.1]) == [.string, .integer] && others
}

/// The raw value that Swift's compiler gives a case that is written without one.
private func impliedRawValue(of pair: MemberPair?, in twin: ComparedTwin) -> String? {
  guard let pair, let value = twin.mapping[pair.swift].declaration.value else { return nil }
  let tree = twin.mapping.swift.unit(of: pair.swift).tree
  guard tree.marks(value).contains(.synthesized) else { return nil }
  return tree.kind(value) == .integer ? tree.label(value) : tree.plainText(value).map { "\"\($0)\"" }
}

/// Whether the raw value of one side is a path that ends with the other's: `"/v1/bookings"` and `"bookings"`. What
/// comes before may be added where it is sent.
private func isPathAndItsEnd(_ pair: MemberPair?, in twin: ComparedTwin) -> Bool {
  guard let pair else { return false }
  let texts = [pair.swift, pair.kotlin].compactMap { id -> String? in
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    let declaration = twin.mapping[id].declaration
    return (declaration.value ?? declaration.arguments.first).flatMap {
      tree.plainText(tree.kind($0) == .argument ? tree.child($0, 0) : $0)
    }
  }
  guard texts.count == 2, !texts[0].isEmpty, !texts[1].isEmpty else { return false }
  return texts[0].hasSuffix("/" + texts[1]) || texts[1].hasSuffix("/" + texts[0])
}

/// Whether Swift only numbers the cases because Objective-C knows no other raw values, and does not code them by number,
/// where Kotlin has a text: `@objc enum Phase: Int` beside `@SerialName("trial") TRIAL`.
private func isNumberedForObjectiveC(_ pair: MemberPair?, in twin: ComparedTwin) -> Bool {
  guard let pair, let type = twin.mapping[pair.swift].parent,
    twin.mapping[type].declaration.attributes.contains(where: { $0.name == "objc" })
  else { return false }
  let (swift, kotlin) = (rawValue(of: pair.swift, in: twin), rawValue(of: pair.kotlin, in: twin))
  guard swift == .integer, kotlin == .string else { return false }
  let parts = twin.lineage(of: type)
  let isCoded = parts.contains { $0.declaration.modifiers.contains(.coded) }
  return !isCoded
    || parts.contains { part in
      // `init(from decoder: any Decoder)`.
      part.children.map { twin.mapping[$0].declaration }.contains {
        $0.kind == .initializer && $0.parameters.first?.label == "from" && $0.body != nil
      }
    }
}

/// What kind of literal a case stands for, as far as one is written.
private func rawValue(of id: DeclarationID, in twin: ComparedTwin) -> NodeKind? {
  let declaration = twin.mapping[id].declaration
  let tree = twin.mapping.index(id.side).unit(of: id).tree
  return (declaration.value ?? declaration.arguments.first ?? declaration.storedName).map {
    tree.kind($0) == .argument ? tree.kind(tree.child($0, 0)) : tree.kind($0)
  }
}

/// Whether two cases stand for one text, which is written on both sides.
func areOneText(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let texts = [pair.swift, pair.kotlin].compactMap { id -> String? in
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    guard let value = twin.mapping[id].declaration.value, !tree.marks(value).contains(.synthesized) else { return nil }
    return tree.plainText(value)
  }
  return texts.count == 2 && texts[0] == texts[1]
}

/// Whether two cases stand for one number or text, which is written on both sides.
func haveOneRawValue(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let values = [pair.swift, pair.kotlin].compactMap { id -> UInt64? in
    let (entry, index) = (twin.mapping[id], twin.mapping.index(id.side))
    let tree = index.units[entry.unit].tree
    guard entry.declaration.kind == .enumCase,
      let value = entry.declaration.value ?? entry.declaration.arguments.first.map({ tree.child($0, 0) }),
      [.integer, .string].contains(tree.kind(value)), !tree.marks(value).contains(.synthesized)
    else { return nil }
    return index.fingerprints[entry.unit].exact(value)
  }
  return values.count == 2 && values[0] == values[1]
}
