internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Two types that are counterparts, both declared in the analysed code.
struct ComparedType {
  var pair: TypePair
  var swift: Declaration
  var kotlin: Declaration
}

extension ComparedTwin {
  /// The pairs of types of this twin that both sides declare; what only extends a library's type is left out.
  var declaredTypes: [ComparedType] {
    types.map { mapping.types[$0] }.filter { !$0.isExtensionOnly }.compactMap { pair in
      let (swift, kotlin) = (mapping[pair.swift].declaration, mapping[pair.kotlin].declaration)
      guard swift.isType, kotlin.isType, !swift.isIncomplete, !kotlin.isIncomplete else { return nil }
      return ComparedType(pair: pair, swift: swift, kotlin: kotlin)
    }
  }

  /// A violation about two types as wholes.
  func violation(
    _ check: String, _ type: ComparedType, values: [String: String], confidence: Confidence, identity: [String] = []
  )
    -> Violation
  {
    Violation(
      check: check, values: ["name": type.swift.name].merging(values) { _, new in new }, confidence: confidence,
      member: mapping[type.pair.swift].path, primary: nameSite(type.pair.swift),
      counterpart: nameSite(type.pair.kotlin),
      identity: [check, identityPath(type.pair.swift), identityPath(type.pair.kotlin)] + identity)
  }

  /// Violations about members as wholes. Where many members of one type differ in the same way, it is the type that
  /// differs, and that is told once.
  func violations(_ check: String, _ differences: [MemberDifference]) -> [Violation] {
    var groups: [MemberDifference.Group: [MemberDifference]] = [:]
    var order: [MemberDifference.Group] = []
    for difference in differences {
      if groups[difference.group] == nil { order.append(difference.group) }
      groups[difference.group, default: []].append(difference)
    }
    return order.flatMap { group -> [Violation] in
      let members = groups[group] ?? []
      let least = members.allSatisfy(\.isOfWholeType) ? MemberDifference.crowdOfWholeType : MemberDifference.crowd
      guard members.count >= least, group.owner != nil, let first = members.first else {
        return members.map { violation(check, [$0], member: memberName($0.pair.swift)) }
      }
      let type = mapping[first.pair.swift].parent.map { mapping[$0].path }
      return [violation(check, members, member: type ?? memberName(first.pair.swift))]
    }
  }

  private func violation(_ check: String, _ members: [MemberDifference], member: String) -> Violation {
    let first = members[0]
    let names = members.map { "`\(mapping[$0.pair.swift].declaration.name)`" }
    let shown =
      names.count > 2
      ? names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more" : names.joined(separator: " and ")
    var violation = Violation(
      check: check, values: ["name": shown].merging(first.values) { _, new in new }, confidence: first.confidence,
      member: member, primary: nameSite(first.pair.swift), counterpart: nameSite(first.pair.kotlin),
      identity: [check] + members.flatMap { [identityPath($0.pair.swift), identityPath($0.pair.kotlin)] }
        + first.values.sorted { $0.key < $1.key }.map(\.value))
    if !isAboutChange, members.allSatisfy(\.isOfWholeType) {
      violation.habit = habitOfFolder([check] + first.values.sorted { $0.key < $1.key }.map(\.value))
    }
    return violation
  }
}

/// Something in which two members differ as wholes.
struct MemberDifference {
  struct Group: Hashable {
    var owner: Int?
    var values: [String: String]
    var isCertain: Bool
  }

  /// This many members of a type that differ in the same way are one finding.
  static let crowd = 3
  /// The same where they are all that the type has of their kind.
  static let crowdOfWholeType = 2

  var pair: MemberPair
  var values: [String: String]
  var confidence: Confidence
  /// Whether all that the type keeps differs like this one.
  var isOfWholeType = false

  var group: Group { Group(owner: pair.owner, values: values, isCertain: confidence == .high) }
}
