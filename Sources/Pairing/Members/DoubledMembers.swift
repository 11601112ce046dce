internal import CodeModel
internal import SourceModel

/// Members that are another of their own type once more: the property that holds what a public one or a getter gives,
/// what a companion only hands on to its instance, what only waits for a function that calls back, and what an
/// interface demands and an extension of it does by itself. Where the other side does not write the same they are
/// nobody's counterpart, and nobody lacks them.
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
      if others.contains(where: { $0.hasBody && $0.parameterNames == member.parameterNames }),
        isDemandOfDefault(member, among: beside, side)
      {
        return false
      }
      if !others.contains(where: \.handsOver),
        beside.contains(where: { onlyAwaits(member, $0, side) || onlyStarts(member, $0, side) })
      {
        return false
      }
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
    guard let result = tree.onlyResult(of: body) else { return nil }
    let key = canonicalName(tree.label(result))
    return tree.isOwn(result) && name == "get" + key ? key : nil
  }

  /// Whether an interface demands of its types what an extension in another file does for those that do not.
  private func isDemandOfDefault(_ member: MemberFacts, among beside: [MemberFacts], _ side: TypeGroups) -> Bool {
    func parent(_ member: MemberFacts) -> Declaration.Kind? {
      side.index[member.id].parent.map { side.index.declaration($0).kind }
    }
    func labels(_ member: MemberFacts) -> [String] { member.declaration.parameters.map { $0.label ?? $0.name } }
    func isForAll(_ member: MemberFacts) -> Bool {
      side.index[member.id].parent.map { side.index.declaration($0).typeParameters.isEmpty } ?? false
    }
    let effects: Modifiers = [.async, .throws]
    guard !member.hasBody, member.memberClass == .function, parent(member) == .interface else { return false }
    return beside.contains {
      $0.hasBody && !$0.isPrivate && $0.memberClass == .function && labels($0) == labels(member)
        && $0.parameterTypes == member.parameterTypes && $0.result == member.result
        && $0.declaration.modifiers.intersection(effects) == member.declaration.modifiers.intersection(effects)
        && parent($0) == .extension && isForAll($0)
    }
  }

  /// Whether a function starts a task in which it calls back with what another of its name gives to those who wait:
  /// `Task { completion(await load(id: id)) }`.
  private func onlyStarts(_ member: MemberFacts, _ other: MemberFacts, _ side: TypeGroups) -> Bool {
    guard other.declaration.modifiers.contains(.async), !other.isPrivate, !other.parameterNames.isEmpty,
      member.parameterNames.dropLast().elementsEqual(other.parameterNames),
      member.handsOver, let body = member.declaration.body
    else { return false }
    let tree = side.index.unit(of: member.id).tree
    guard let start = tree.onlyAction(of: body), tree.kind(start) == .call else { return false }
    return tree.label(tree.child(start, 0)) == "launch"
  }

  /// Whether a function waits for what another of its name calls back with, and does nothing else:
  /// `await withCheckedContinuation { continuation in load(id: id) { continuation.resume(returning: $0) } }`.
  private func onlyAwaits(_ member: MemberFacts, _ other: MemberFacts, _ side: TypeGroups) -> Bool {
    guard member.declaration.modifiers.contains(.async), other.callsBack, member.isPrivate || !other.isPrivate,
      other.parameterNames.dropLast().elementsEqual(member.parameterNames),
      member.declaration.parameters.allSatisfy({ $0.defaultValue == nil }),
      let body = member.declaration.body ?? member.declaration.getter
    else { return false }
    let tree = side.index.unit(of: member.id).tree
    guard let wait = tree.onlyAction(of: body), tree.kind(wait) == .call, tree.childCount(wait) == 2,
      tree.label(tree.child(wait, 0)) == "suspendcoroutine", let closure = tree.lastChild(tree.child(wait, 1)),
      tree.kind(closure) == .lambda, let block = tree.lastChild(closure), let call = tree.onlyAction(of: block),
      tree.kind(call) == .call, tree.isOwn(tree.child(call, 0)),
      canonicalName(tree.label(tree.child(call, 0))) == member.key
    else { return false }
    let given = tree.children(call).dropFirst().compactMap { tree.lastChild($0) }
    guard let answer = given.last, given.count == member.parameterNames.count + 1 else { return false }
    return zip(given, member.parameterNames).allSatisfy {
      tree.kind($0) == .name && canonicalName(tree.label($0)) == $1
    } && tree.onlyResumes(answer, tree.boundNames(in: closure, but: block))
  }

  /// Whether a function does nothing but to call one of its own name on something, with what it was given.
  private func onlyHandsOn(_ member: MemberFacts, _ side: TypeGroups) -> Bool {
    let tree = side.index.unit(of: member.id).tree
    guard let result = member.declaration.body.flatMap(tree.onlyAction), tree.kind(result) == .call
    else { return false }
    let callee = tree.child(result, 0)
    guard tree.kind(callee) == .member, canonicalName(tree.label(callee)) == member.key else { return false }
    let given = tree.children(result).dropFirst().compactMap { tree.lastChild($0) }
    return given.allSatisfy {
      tree.kind($0) == .name && member.parameterNames.contains(canonicalName(tree.label($0)))
    }
  }
}

extension Tree {
  /// What a body does that does nothing else, waited for or not.
  fileprivate func onlyAction(of body: NodeID) -> NodeID? {
    var action = onlyResult(of: body)
    while let node = action, [.try, .await].contains(kind(node)), let inner = lastChild(node) { action = inner }
    return action
  }

  /// What a closure takes, by name, or a pattern in it holds.
  ///
  /// - Parameter block: a part that is not asked.
  fileprivate func boundNames(in closure: NodeID, but block: NodeID? = nil) -> Set<String> {
    let parts = children(closure).filter { $0 != block }.flatMap(preorder)
    return Set(parts.filter { [.parameter, .binding].contains(kind($0)) }.map { label($0) })
  }

  /// Whether what is called back only has what waits go on, with what came, whichever that is:
  /// `continuation.resume(returning: page)`.
  ///
  /// - Parameter continuations: what what waits is called.
  fileprivate func onlyResumes(_ answer: NodeID, _ continuations: Set<String>) -> Bool {
    let isClosure = kind(answer) == .lambda
    return onlyResumes(
      isClosure ? lastChild(answer) ?? answer : answer, continuations, isClosure ? boundNames(in: answer) : [])
  }

  private func onlyResumes(_ node: NodeID, _ continuations: Set<String>, _ came: Set<String>) -> Bool {
    func goesOn(_ node: NodeID) -> Bool { onlyResumes(node, continuations, came) }
    func isWhatCame(_ node: NodeID) -> Bool {
      kind(node) == .name && (came.contains(label(node)) || marks(node).contains(.payload))
    }
    switch kind(node) {
    case .block: return childCount(node) > 0 && children(node).allSatisfy(goesOn)
    case .member:
      return ["resume", "resumewithexception"].contains(label(node)) && kind(child(node, 0)) == .name
        && continuations.contains(label(child(node, 0)))
    case .call:
      return goesOn(child(node, 0)) && children(node).dropFirst().allSatisfy { lastChild($0).map(isWhatCame) ?? false }
    case .if:
      let asked = preorder(child(node, 0))
      return !isEmpty(child(node, 2)) && children(node).dropFirst().allSatisfy(goesOn)
        && asked.allSatisfy { kind($0) != .call && (kind($0) != .name || isWhatCame($0)) }
    case .switch:
      return isWhatCame(child(node, 0)) && children(node).dropFirst().allSatisfy { lastChild($0).map(goesOn) ?? false }
    default: return false
    }
  }
}

extension MemberFacts {
  /// Says what it does.
  fileprivate var hasBody: Bool { declaration.body != nil || declaration.getter != nil }

  /// A property whose name begins as that of one which only holds a value does.
  fileprivate var isUnderscored: Bool { memberClass == .property && declaration.name.hasPrefix("_") }

  fileprivate var isStaticFunction: Bool { memberClass == .function && declaration.modifiers.contains(.static) }
}

/// What the last parameter of a function that calls back is called, whatever it says of its type.
private let completions: Set<String> = ["callback", "completion", "completionhandler"]

extension MemberFacts {
  fileprivate var handsOver: Bool { callsBack || parameterNames.last.map(completions.contains) ?? false }
}
