// service.remove(domainId: id)     service.remove(domainId = id, sessionId = currentSessionId())
//
// Two calls of one function that do not hand over the same: one difference, from the callee to the last argument.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  mutating func recordArguments(_ a: NodeID, _ b: NodeID) {
    let kinds = (left.tree.kind(a), right.tree.kind(b))
    guard kinds.0 == .call || kinds.1 == .call else { return record(.expression, a, b) }
    let callees = (
      kinds.0 == .call ? left.tree.child(a, 0) : a, kinds.1 == .call ? right.tree.child(b, 0) : b
    )
    func place(_ callee: NodeID, _ call: NodeID, _ text: Text) -> Divergence.Place {
      let lower = Int(namePlace(callee, text).range.lower)
      return Divergence.Place(ByteRange(lower, Int(text.tree.range(call).upper)))
    }
    record(.call, a, b, place(callees.0, a, left), place(callees.1, b, right))
    let isMade = kinds.0 != kinds.1 && !(kinds.0 == .call ? hasWritten(a, left.tree) : hasWritten(b, right.tree))
    if isMade || handOnForeign(a, b) || areCalledOtherwise(callees.0, callees.1) {
      found[found.count - 1].divergence.isWeak = true
    }
  }

  /// Whether a call hands over anything that somebody wrote: what the normal form says for a library is told by its
  /// hazards.
  private func hasWritten(_ call: NodeID, _ tree: Tree) -> Bool {
    tree.children(call).dropFirst().contains { argument in
      tree.children(argument).first.map { !tree.marks($0).contains(.synthesized) } ?? true
    }
  }

  /// Records that one of two calls hands over more.
  mutating func recordArguments(
    _ a: NodeID, _ b: NodeID, _ lefts: [NodeID], _ rights: [NodeID], besides pairs: [(NodeID, NodeID)]
  ) {
    if isCustomary(a, b) { return }
    recordArguments(a, b)
    found[found.count - 1].divergence.extraArgument = extraArgument(lefts, rights, besides: pairs)
  }

  /// The only argument without counterpart, by its side, its label and what it hands over, unless that is a constant:
  /// `sessionId = currentSessionId()` in every call of one side was decided once.
  private func extraArgument(_ lefts: [NodeID], _ rights: [NodeID], besides pairs: [(NodeID, NodeID)]) -> String {
    func value(_ argument: NodeID, _ text: Text) -> UInt64? {
      text.tree.children(argument).first.map { text.fingerprints.alpha($0) }
    }
    func only(_ arguments: [NodeID], _ faced: [NodeID], _ side: Side) -> String? {
      let text = text(of: side)
      let (others, otherText) = side == .swift ? (rights, right) : (lefts, left)
      // What both hand over under two labels is not extra.
      let known = Set(others.compactMap { value($0, otherText) })
      let lone = arguments.filter { argument in
        !faced.contains(argument) && !(value(argument, text).map(known.contains) ?? false)
      }
      guard lone.count == 1, let value = text.tree.children(lone[0]).first, !text.tree.kind(value).isLiteral else {
        return nil
      }
      return [side.rawValue, text.tree.soft(lone[0]), String(text.fingerprints.exact(value))].joined(separator: " ")
    }
    if lefts.count > rights.count { return only(lefts, pairs.map(\.0), .swift) ?? "" }
    return only(rights, pairs.map(\.1), .kotlin) ?? ""
  }

  /// The same of two functions that share their words: `removeMember` and `removeOrganizationMember`.
  func extraArgument(_ lefts: [NodeID], _ rights: [NodeID], of names: (String, String)) -> String {
    let words = (Set(words(of: names.0)), Set(words(of: names.1)))
    guard words.0.isSubset(of: words.1) || words.1.isSubset(of: words.0), lefts.count != rights.count else { return "" }
    return extraArgument(lefts, rights, besides: [])
  }

  /// Whether two calls take what two libraries give, each in its own form: `Promise(promise.fail(f), null)`.
  private func handOnForeign(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .call, right.tree.kind(b) == .call, !sharedNames.foreign.isEmpty,
      let argument = left.tree.children(a).dropFirst().first, let other = right.tree.children(b).dropFirst().first,
      let value = left.tree.children(argument).first, let otherValue = right.tree.children(other).first
    else { return false }
    return areForeign(value, otherValue)
  }

  /// Whether two functions of the code base go by two names, so that each may ask for what it needs.
  private func areCalledOtherwise(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .name, right.tree.kind(b) == .name else { return false }
    let names = (left.file.text(in: left.tree.range(a)), right.file.text(in: right.tree.range(b)))
    return [names.0, names.1].allSatisfy { name in name.allSatisfy { $0.isLetter || $0.isNumber } }
      && canonicalName(names.0) != canonicalName(names.1)
  }
}
