internal import CodeModel
internal import SourceModel

/// Members that are another of their own type once more: the property that holds what a public one or a getter gives, and
/// what a companion only hands on to its instance. Where the other side does not write the same they are nobody's counterpart,
/// and nobody lacks them.
extension MappingBuilder {
  /// The members of a type but for those.
  func withoutDoubles(_ own: [MemberFacts], facing other: [MemberFacts], _ side: TypeGroups) -> [MemberFacts] {
    // Between two states of one side whatever was written counts.
    guard !conventions.listsWrittenInitializers else { return own }
    let byKey = Dictionary(grouping: own, by: \.key).filter { $0.value.count > 1 }
    let gettable = Set(own.compactMap { given(by: $0, side) })
    guard !byKey.isEmpty || !gettable.isEmpty else { return own }
    let facing = Dictionary(grouping: other, by: \.key)
    return own.filter { member in
      let others = facing[member.key] ?? []
      if member.memberClass == .property, member.isPrivate, gettable.contains(member.key) {
        return !others.contains { $0.memberClass == .property && !$0.isPrivate }
      }
      guard let beside = byKey[member.key] else { return true }
      if member.isUnderscored, !others.contains(where: \.isUnderscored) {
        return !beside.contains { $0.memberClass == .property && !$0.isUnderscored }
      }
      guard member.isStaticFunction, !others.contains(where: \.isStaticFunction),
        beside.contains(where: { $0.memberClass == .function && !$0.isStaticFunction })
      else { return true }
      return !onlyHandsOn(member, side)
    }
  }

  /// The key of the property that a getter as Java has them gives: `fun getName(): String = name`.
  private func given(by member: MemberFacts, _ side: TypeGroups) -> String? {
    let name = canonicalName(member.declaration.name)
    guard [.function, .property].contains(member.memberClass), !member.isPrivate, member.parameterNames.isEmpty,
      name.hasPrefix("get"),
      let body = member.declaration.body ?? member.declaration.getter
    else { return nil }
    let tree = side.index.unit(of: member.id).tree
    guard tree.kind(body) == .block, tree.childCount(body) == 1 else { return nil }
    var result = tree.child(body, 0)
    if tree.kind(result) == .return, let value = tree.lastChild(result) { result = value }
    let isOwn =
      tree.kind(result) == .name || tree.kind(result) == .member && tree.kind(tree.child(result, 0)) == .self
    let key = canonicalName(tree.label(result))
    return isOwn && name == "get" + key ? key : nil
  }

  /// Whether a function does nothing but to call one of its own name on something, with what it was given.
  private func onlyHandsOn(_ member: MemberFacts, _ side: TypeGroups) -> Bool {
    let tree = side.index.unit(of: member.id).tree
    guard let body = member.declaration.body, tree.kind(body) == .block, tree.childCount(body) == 1
    else { return false }
    var result = tree.child(body, 0)
    while [.return, .try, .await].contains(tree.kind(result)), let value = tree.lastChild(result) { result = value }
    guard tree.kind(result) == .call else { return false }
    let callee = tree.child(result, 0)
    guard tree.kind(callee) == .member, canonicalName(tree.label(callee)) == member.key else { return false }
    let given = tree.children(result).dropFirst().compactMap { tree.lastChild($0) }
    return given.allSatisfy {
      tree.kind($0) == .name && member.parameterNames.contains(canonicalName(tree.label($0)))
    }
  }
}

extension MemberFacts {
  /// A property whose name begins as that of one which only holds a value does.
  fileprivate var isUnderscored: Bool { memberClass == .property && declaration.name.hasPrefix("_") }

  fileprivate var isStaticFunction: Bool { memberClass == .function && declaration.modifiers.contains(.static) }
}
