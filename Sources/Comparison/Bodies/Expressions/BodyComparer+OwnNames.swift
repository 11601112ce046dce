// Shots(flags: flags, user: user, log: log)     Shots(flags, log, user)
// send(.page(action: .close(page: page)))       send(Action.PageAction.Close(page))
//
// What is handed over by names that say for which parameter it is, and cases inside the values of other cases.

internal import CodeModel
internal import SourceModel

extension BodyComparer {
  /// Whether Swift's `.init` makes what Kotlin names: whose type that is, the declarations say.
  func makesType(_ a: NodeID, _ b: NodeID) -> Bool {
    left.tree.label(a) == "init" && [.name, .implicitMember].contains(left.tree.kind(a)) && right.tree.kind(b) == .name
      && isTypeName(lastComponent(of: right.file.text(in: right.tree.range(b))))
  }

  /// Whether one side repeats in the name of a function what it asks for it: `passkeyService.delete(id)` and
  /// `api.passkey.deletePasskey(id)`.
  func saysReceiver(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .member, right.tree.kind(b) == .member else { return false }
    let own = (name: left.tree.label(a), receiver: left.tree.label(left.tree.child(a, 0)))
    let other = (name: right.tree.label(b), receiver: right.tree.label(right.tree.child(b, 0)))
    let (short, long) = own.name.count < other.name.count ? (own, other.name) : (other, own.name)
    guard long.hasPrefix(short.name) else { return false }
    let rest = long.dropFirst(short.name.count)
    return rest.count > 2 && short.receiver.hasPrefix(rest)
  }

  /// Compares arguments with labels and plain names without, where the names are those of the labels and stand in the order
  /// of a declaration.
  ///
  /// - Returns: whether they are.
  mutating func compareByOwnNames(_ lefts: [NodeID], _ rights: [NodeID], of a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .call, right.tree.kind(b) == .call else { return false }
    let callees = (left.tree.label(left.tree.child(a, 0)), right.tree.label(right.tree.child(b, 0)))
    let pair: ([String], [String])?
    if let own = labels(lefts, left.tree), let other = plainNames(rights, right.tree) {
      pair = sharedNames.parameters.kotlin.declares(other, callee: callees.1) ? (own, other) : nil
    } else if let own = plainNames(lefts, left.tree), let other = labels(rights, right.tree) {
      pair = sharedNames.parameters.swift.declares(own, callee: callees.0) ? (own, other) : nil
    } else {
      return false
    }
    guard let (own, other) = pair else { return false }
    let shared = own.filter(other.contains)
    guard shared.count > 1, shared != other.filter(own.contains) else { return false }
    for (position, name) in own.enumerated() {
      guard let place = other.firstIndex(of: name) else { continue }
      compare(lefts[position], rights[place])
    }
    let rest = (
      own.indices.filter { !other.contains(own[$0]) }, other.indices.filter { !own.contains(other[$0]) }
    )
    if rest.0.count == rest.1.count {
      for (position, place) in zip(rest.0, rest.1) { compare(lefts[position], rights[place]) }
    } else {
      recordArguments(a, b)
    }
    return true
  }

  /// The labels of arguments that all are written with one.
  private func labels(_ arguments: [NodeID], _ tree: Tree) -> [String]? {
    let labels = arguments.map { tree.kind($0) == .argument ? canonicalName(tree.soft($0)) : "" }
    return !labels.contains("") && Set(labels).count == labels.count ? labels : nil
  }

  /// The names that are handed over as they are, without labels.
  private func plainNames(_ arguments: [NodeID], _ tree: Tree) -> [String]? {
    let names = arguments.compactMap { argument -> String? in
      guard tree.kind(argument) == .argument, tree.soft(argument).isEmpty, let value = tree.children(argument).first,
        tree.kind(value) == .name, !tree.marks(value).contains(.called)
      else { return nil }
      return canonicalName(tree.label(value))
    }
    return names.count == arguments.count && Set(names).count == names.count ? names : nil
  }

  // MARK: Cases inside cases

  /// Compares a case that carries a case of another enum with a class inside the class that stands for the first:
  /// `.page(action: .close(page: page))` and `Action.PageAction.Close(page)`.
  ///
  /// - Returns: whether that is what they are.
  mutating func compareNestedCases(_ a: NodeID, _ b: NodeID) -> Bool {
    if let inner = carriedCase(a, left, facing: b, right) {
      tally.ignored.swift += 3
      compare(inner, b)
      return true
    }
    if let inner = carriedCase(b, right, facing: a, left) {
      tally.ignored.kotlin += 3
      compare(a, inner)
      return true
    }
    return false
  }

  /// The case that a case carries and nothing else, where it is called like what the other side writes behind a type that
  /// has the outer case in its name.
  private func carriedCase(_ node: NodeID, _ text: Text, facing other: NodeID, _ otherText: Text) -> NodeID? {
    let (tree, otherTree) = (text.tree, otherText.tree)
    guard tree.kind(node) == .call, tree.childCount(node) == 2, tree.kind(tree.child(node, 1)) == .argument else {
      return nil
    }
    let (outer, inner) = (tree.child(node, 0), tree.child(tree.child(node, 1), 0))
    let callee = tree.kind(inner) == .call ? tree.child(inner, 0) : inner
    let otherCallee = otherTree.kind(other) == .call ? otherTree.child(other, 0) : other
    guard [outer, callee].allSatisfy({ tree.kind($0) == .name && tree.marks($0).contains(.qualified) }),
      otherTree.kind(otherCallee) == .name, otherTree.marks(otherCallee).contains(.qualified),
      tree.label(outer) != otherTree.label(otherCallee), tree.label(callee) == otherTree.label(otherCallee)
    else { return nil }
    let owner = canonicalName(otherTree.soft(otherCallee))
    return !owner.isEmpty && owner.hasPrefix(tree.label(outer)) ? inner : nil
  }
}

extension BodyComparer {
  /// Whether one is a local and the other a property that its side had to name by its owner, as it has such a local, too.
  func isOwnBesideLocal(_ a: NodeID, _ b: NodeID) -> Bool {
    // What an initializer is handed for a property of its name is most often what the property holds.
    if bodies.isInitializer { return false }
    func isOwn(_ node: NodeID, _ tree: Tree, _ side: Side, _ declared: Set<String>) -> Bool {
      let marks = tree.marks(node)
      return marks.contains(.qualified) && !marks.contains(.local)
        && (declared.contains(tree.label(node)) || substitution.isBound(tree.label(node), side))
    }
    return left.tree.marks(a).contains(.local) && isOwn(b, right.tree, .kotlin, substitution.rightDeclared)
      || right.tree.marks(b).contains(.local) && isOwn(a, left.tree, .swift, substitution.leftDeclared)
  }
}
