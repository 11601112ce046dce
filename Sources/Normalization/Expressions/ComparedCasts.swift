// (error as? Refusal)?.code == 404     error is Refusal && error.code == 404
//
// What is asked of a value of another type is no constant: to compare the two asks for the type first.
// Catalogue C41, C124.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let comparedCasts = Pass.nodes("compared casts", on: [.binary]) { tree, node, _ in
    switch tree.label(node) {
    case "==", "!=": tree.openComparedCast(node)
    case "&&", "||": tree.joinOpenedRight(node)
    default: break
    }
  }
}

extension Tree {
  /// Makes two tests of a comparison with a constant.
  fileprivate mutating func openComparedCast(_ node: NodeID) {
    let constant = child(node, 1)
    guard isConstant(constant), let link = castLink(child(node, 0)) else { return }
    let cast = child(link, 0)
    let (subject, place, isEqual) = (child(cast, 0), range(cast), label(node) == "==")
    let test = add(
      .typeTest, isEqual ? "is" : "!is", marks: .synthesized, range: place, [subject, child(cast, 1)])
    become(link, deepCopy(subject), keepingRange: true)
    let asked = child(node, 0)
    let isChained = preorder(asked).contains { kind($0) == .optionalChain }
    let second: NodeID
    if kind(constant) == .boolean, !isChained {
      second = (label(constant) == "true") == isEqual ? asked : negated(asked)
    } else {
      second = add(.binary, label(node), marks: .synthesized, range: range(node), [asked, constant])
    }
    replace(node, .binary, isEqual ? "&&" : "||", [test, second])
  }

  /// `a && (b && c)` is `(a && b) && c`, as it is without parentheses.
  fileprivate mutating func joinOpenedRight(_ node: NodeID) {
    let right = child(node, 1)
    guard kind(right) == .binary, label(right) == label(node), kind(child(right, 0)) == .typeTest else { return }
    let first = makeBinary(label(node), child(node, 0), child(right, 0))
    setChildren(node, [first, child(right, 1)])
  }

  /// What is never `nil`: something written, but for `nil` itself, or a case. A static property may be.
  private func isConstant(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .implicitMember: childCount(node) == 0 && label(node) != "none"
    case .prefix: label(node) == "-" && isLiteral(child(node, 0))
    default: isLiteral(node) && !isNull(node)
    }
  }

  /// `error` and `Refusal` of `error as? Refusal`, where the value can be asked again.
  func castPath(_ value: NodeID) -> (subject: NodeID, type: NodeID)? {
    guard kind(value) == .cast, label(value) == "as?", isPath(child(value, 0)) else { return nil }
    return (child(value, 0), child(value, 1))
  }

  /// `error is Refusal` or its opposite, of `error as? Refusal`.
  mutating func makeTypeTest(_ cast: (subject: NodeID, type: NodeID), isMatch: Bool, range: ByteRange) -> NodeID {
    add(
      .typeTest, isMatch ? "is" : "!is", marks: .synthesized, range: range,
      [deepCopy(cast.subject), deepCopy(cast.type)])
  }

  /// The `?` of `(error as? Refusal)?.code`, from which a chain starts.
  func castLink(_ value: NodeID) -> NodeID? {
    var node = value
    while [.member, .call, .index, .optionalChain].contains(kind(node)) {
      let next = child(node, 0)
      if kind(node) == .optionalChain, kind(next) == .cast, label(next) == "as?", isPath(child(next, 0)) {
        return node == value ? nil : node
      }
      node = next
    }
    return nil
  }
}
