internal import CodeModel
internal import SourceModel

/// Labels of arguments where they decide what is meant: `Plan(seats: 3)` and `Plan(price = 3)` hand the same value to two
/// parameters, though they read alike without their labels.
extension BodyComparer {
  /// Whether a call in these bodies leaves out a parameter, or names some in an order of its own.
  func haveTellingLabels(_ lefts: [NodeID], _ rights: [NodeID]) -> Bool {
    lefts.contains { hasTellingLabel($0, .swift) } || rights.contains { hasTellingLabel($0, .kotlin) }
  }

  private func hasTellingLabel(_ root: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    let declared = sharedNames.parameters[side]
    return tree.preorder(root).contains { call in
      guard tree.kind(call) == .call, let last = tree.lastChild(call), tree.kind(last) == .argument else {
        return false
      }
      if tree.marks(last).contains(.assigned) { return true }
      return sharedNames.unshared.haveSeveral(tree.label(tree.child(call, 0)), side)
        && !declared.areInOrder(call, in: tree)
    }
  }

  /// Whether all calls in two trees that are equal but for labels hand their arguments to the same parameters.
  func haveEqualLabels(_ a: NodeID, _ b: NodeID) -> Bool {
    let (lefts, rights) = (left.tree.preorder(a), right.tree.preorder(b))
    guard lefts.count == rights.count else { return false }
    return zip(lefts, rights).allSatisfy { node, other in
      guard left.tree.kind(node) == right.tree.kind(other) else { return false }
      guard left.tree.kind(node) == .call, let labels = labels(of: node, other) else { return true }
      return labels.left.count != labels.right.count
        || !labels.left.indices.contains { arePart(labels.left[$0], labels.right[$0], of: node, other, $0) }
    }
  }

  /// The labels of two calls' arguments, where all of them are known.
  private func labels(of a: NodeID, _ b: NodeID) -> (left: [String], right: [String])? {
    let labels = knownLabels(of: a, b)
    guard let own = labels.left, let other = labels.right else { return nil }
    return (own, other)
  }

  /// The labels of each of two calls' arguments, where they are known. Where one of them calls what is not declared here,
  /// only what is written is: `client.open(path: path, key: key)` beside an own `open(path:mode:)`.
  func knownLabels(of a: NodeID, _ b: NodeID) -> (left: [String]?, right: [String]?) {
    let parameters = sharedNames.parameters
    var (own, other) = (parameters.swift.labels(of: a, in: left.tree), parameters.kotlin.labels(of: b, in: right.tree))
    if parameters.swift.areForeignLabels(of: a, in: left.tree), !areWritten(b, right.tree) { other = nil }
    if parameters.kotlin.areForeignLabels(of: b, in: right.tree), !areWritten(a, left.tree) { own = nil }
    return (own, other)
  }

  private func areWritten(_ call: NodeID, _ tree: Tree) -> Bool {
    tree.children(call).dropFirst().allSatisfy { !tree.soft($0).isEmpty }
  }

  /// Whether two labels name parameters of which each has another counterpart.
  private func arePart(_ label: String, _ other: String, of a: NodeID, _ b: NodeID, _ position: Int) -> Bool {
    if label == other { return false }
    let arguments = (left.tree.child(a, position + 1), right.tree.child(b, position + 1))
    if left.tree.marks(arguments.0).contains(.assigned) || right.tree.marks(arguments.1).contains(.assigned) {
      return true
    }
    return sharedNames.unshared.areCounterpartsOfOthers(
      label, other, swift: left.tree.label(left.tree.child(a, 0)), kotlin: right.tree.label(right.tree.child(b, 0)))
  }

  /// Whether a Kotlin name says what the first label of Swift's does: `setLimit(for: key)` and `setLimitFor(key)`.
  func isFolded(_ name: String, into other: String, _ call: NodeID) -> Bool {
    guard other.count > name.count, other.hasPrefix(name), left.tree.childCount(call) > 1 else { return false }
    return name + canonicalName(left.tree.soft(left.tree.child(call, 1))) == other
  }

  /// Compares the arguments of two calls as their labels say, where these decide.
  ///
  /// - Returns: whether they did.
  mutating func compareByLabel(_ lefts: [NodeID], _ rights: [NodeID], of a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .call, right.tree.kind(b) == .call else { return false }
    if compareSetForKey(lefts, rights) || compareAsDelegation(lefts, rights, of: a, b) { return true }
    guard let labels = labels(of: a, b) else { return false }
    if isAssigned(lefts.last, left.tree) || isAssigned(rights.last, right.tree) {
      compareFields(Array(zip(labels.left, lefts)), Array(zip(labels.right, rights)), of: a, b)
      return true
    }
    if lefts.count != rights.count { return compareBesideDefaults(lefts, rights, labels, of: a, b) }
    guard Set(labels.left) != Set(labels.right) else { return false }
    if let others = declaredOrder(of: rights, labels, a, b) {
      for (argument, other) in zip(lefts, others) { compare(argument, other) }
      return true
    }
    if compareBesideOthers(lefts, rights, labels, of: a, b) { return true }
    let parted = lefts.indices.filter { position in
      arePart(labels.left[position], labels.right[position], of: a, b, position)
        || areUnrelated(position, lefts, rights, labels)
    }
    guard !parted.isEmpty else { return false }
    for position in lefts.indices where !parted.contains(position) { compare(lefts[position], rights[position]) }
    recordArguments(a, b)
    return true
  }

  /// Whether the arguments at a place are written with labels that the other call has nowhere and that share no word, and are
  /// values of different kinds: `shop: .apple` and `isActive = true` have nothing to do with each other.
  private mutating func areUnrelated(
    _ position: Int, _ lefts: [NodeID], _ rights: [NodeID], _ labels: (left: [String], right: [String])
  ) -> Bool {
    let (argument, other) = (lefts[position], rights[position])
    let (label, otherLabel) = (left.tree.soft(argument), right.tree.soft(other))
    guard !label.isEmpty, !otherLabel.isEmpty, !labels.right.contains(labels.left[position]),
      !labels.left.contains(labels.right[position]), !isAlias(labels.left[position], labels.right[position]),
      !Set(labels.left).isDisjoint(with: labels.right),
      Set(words(of: label)).isDisjoint(with: words(of: otherLabel))
    else { return false }
    let (value, otherValue) = (left.tree.child(argument, 0), right.tree.child(other, 0))
    let kinds = (left.tree.kind(value), right.tree.kind(otherValue))
    return kinds.0 != kinds.1 && (kinds.0.isLiteral || kinds.1.isLiteral) && !hasNoFindings(value, otherValue)
  }

  /// The second call's arguments in the order of the first one's, where both callees are declared and one names its arguments
  /// in an order of its own: `move(to: x, animated: true)`, `move(animated = true, target = x)`.
  /// Or where the parameters are called the same inside, and stand in another order: `put(x, for: k)`, `put(k, x)`.
  private func declaredOrder(
    of rights: [NodeID], _ labels: (left: [String], right: [String]), _ a: NodeID, _ b: NodeID
  ) -> [NodeID]? {
    let callees = (left.tree.label(left.tree.child(a, 0)), right.tree.label(right.tree.child(b, 0)))
    if let own = sharedNames.parameters.swift.names(of: labels.left, callee: callees.0),
      let other = sharedNames.parameters.kotlin.names(of: labels.right, callee: callees.1), own != other,
      Set(own) == Set(other)
    {
      return own.compactMap { other.firstIndex(of: $0) }.map { rights[$0] }
    }
    guard let own = sharedNames.parameters.swift.positions(of: labels.left, callee: callees.0),
      let other = sharedNames.parameters.kotlin.positions(of: labels.right, callee: callees.1), own != other
    else { return nil }
    let order = own.compactMap { other.firstIndex(of: $0) }
    return order.count == rights.count ? order.map { rights[$0] } : nil
  }

  /// Compares two calls of which Swift's says a value and then, by its label, what for, and Kotlin's just these two the
  /// other way round: `store.set(true, for: "hidden")` and `store.set("hidden", true)`.
  private mutating func compareSetForKey(_ lefts: [NodeID], _ rights: [NodeID]) -> Bool {
    guard lefts.count == 2, rights.count == 2, ["", "value"].contains(left.tree.soft(lefts[0])),
      ["for", "forKey", "key"].contains(left.tree.soft(lefts[1])),
      rights.allSatisfy({ right.tree.kind($0) == .argument && right.tree.soft($0).isEmpty }),
      isEqual(lefts[0], rights[1]), isEqual(lefts[1], rights[0])
    else { return false }
    credit(left.fingerprints.size(lefts[0]) + left.fingerprints.size(lefts[1]))
    return true
  }

  /// The places of the arguments whose labels the other call has nowhere.
  private func loneLabels(_ labels: (left: [String], right: [String])) -> ([Int], [Int]) {
    (
      labels.left.indices.filter { !labels.right.contains(labels.left[$0]) },
      labels.right.indices.filter { !labels.left.contains(labels.right[$0]) }
    )
  }

  /// Compares the arguments whose labels both calls have.
  private mutating func compareShared(
    _ lefts: [NodeID], _ rights: [NodeID], _ labels: (left: [String], right: [String])
  ) {
    for position in lefts.indices {
      guard let other = labels.right.firstIndex(of: labels.left[position]) else { continue }
      compare(lefts[position], rights[other])
    }
  }

  /// Compares two calls that both say what each argument is for, of which each says something that the other does not:
  /// `Row(id: id, own: false)` and `Row(foreign = true, id = id)`.
  private mutating func compareBesideOthers(
    _ lefts: [NodeID], _ rights: [NodeID], _ labels: (left: [String], right: [String]), of a: NodeID, _ b: NodeID
  ) -> Bool {
    let lone = loneLabels(labels)
    guard lone.0.count == lone.1.count, 2 * lone.0.count < lefts.count,
      lefts.allSatisfy({ !left.tree.soft($0).isEmpty }), rights.allSatisfy({ !right.tree.soft($0).isEmpty })
    else { return false }
    for own in lone.0 {
      for other in lone.1 {
        let names = (left.tree.soft(lefts[own]), right.tree.soft(rights[other]))
        let kinds = (
          left.tree.kind(left.tree.child(lefts[own], 0)), right.tree.kind(right.tree.child(rights[other], 0))
        )
        // `completion: completion` is `callback = callback`.
        if !kinds.0.isLiteral && !kinds.1.isLiteral { return false }
        if isAlias(labels.left[own], labels.right[other]) || isEqual(lefts[own], rights[other])
          || !Set(words(of: names.0)).isDisjoint(with: words(of: names.1))
        {
          return false
        }
      }
    }
    compareShared(lefts, rights, labels)
    recordArguments(a, b)
    return true
  }

  /// Compares two calls of which one writes what the other leaves to the declaration: `Margin(top: 0, left: 2)`,
  /// `Margin(left = 2)`.
  private mutating func compareBesideDefaults(
    _ lefts: [NodeID], _ rights: [NodeID], _ labels: (left: [String], right: [String]), of a: NodeID, _ b: NodeID
  ) -> Bool {
    let callees = (left.tree.label(left.tree.child(a, 0)), right.tree.label(right.tree.child(b, 0)))
    let lone = loneLabels(labels)
    guard
      lone.0.allSatisfy({ position in
        let value = left.fingerprints.exact(left.tree.child(lefts[position], 0))
        return sharedNames.parameters.kotlin.isDefault(value, ofLabel: labels.left[position], callee: callees.1)
      }),
      lone.1.allSatisfy({ position in
        let value = right.fingerprints.exact(right.tree.child(rights[position], 0))
        return sharedNames.parameters.swift.isDefault(value, ofLabel: labels.right[position], callee: callees.0)
          || namesCaller(rights[position], callee: callees.0)
      })
    else { return false }
    for position in lone.0 { tally.ignored.swift += left.fingerprints.size(lefts[position]) }
    for position in lone.1 { tally.ignored.kotlin += right.fingerprints.size(rights[position]) }
    compareShared(lefts, rights, labels)
    return true
  }

  /// Whether an argument of a Kotlin call is the name of the function that makes it, which Swift's callee has from
  /// `#function`, with the labels behind it.
  func namesCaller(_ argument: NodeID, callee: String) -> Bool {
    !bodies.name.isEmpty && sharedNames.parameters.swift.learnsCaller(callee)
      && right.tree.plainText(right.tree.child(argument, 0)) == bodies.name
  }

  private func isAssigned(_ argument: NodeID?, _ tree: Tree) -> Bool {
    argument.map { tree.marks($0).contains(.assigned) } ?? false
  }

  /// Holds each argument against the one of its label where one side sets after the call what the other hands over; what
  /// only one side has is told as the statement that it may be.
  private mutating func compareFields(
    _ lefts: [(label: String, node: NodeID)], _ rights: [(label: String, node: NodeID)], of a: NodeID, _ b: NodeID
  ) {
    let lonely = lonelyLabels(left.tree.label(left.tree.child(a, 0)), right.tree.label(right.tree.child(b, 0)))
    let rest = rights.filter { other in !lefts.contains { $0.label == other.label } }
    let lone = lefts.filter { own in !rights.contains { $0.label == own.label } }
    for own in lefts {
      guard let other = rights.first(where: { $0.label == own.label }) else { continue }
      credit(1)
      foundInside { $0.compare($0.left.tree.child(own.node, 0), $0.right.tree.child(other.node, 0)) }
    }
    if lone.count == 1, rest.count == 1 { return foundInside { $0.record(.expression, lone[0].node, rest[0].node) } }
    let ends = (Int(left.tree.range(a).upper), Int(right.tree.range(b).upper))
    // Who sets fields after the call could have set what the initializer does not take.
    let maySet = (isAssigned(lefts.last?.node, left.tree), isAssigned(rights.last?.node, right.tree))
    for own in lone {
      if lonely.left.contains(own.label), !maySet.1, !isAssigned(own.node, left.tree) {
        tally.ignored.swift += left.fingerprints.size(own.node)
        leftovers.excused[.swift].append(own.node)
      } else {
        foundInside { $0.recordMissing(.missingStatement, own.node, on: .swift, offset: ends.1) }
      }
    }
    for other in rest {
      if lonely.right.contains(other.label), !maySet.0, !isAssigned(other.node, right.tree) {
        tally.ignored.kotlin += right.fingerprints.size(other.node)
        leftovers.excused[.kotlin].append(other.node)
      } else {
        foundInside { $0.recordMissing(.missingStatement, other.node, on: .kotlin, offset: ends.0) }
      }
    }
  }

  /// Keeps what a comparison finds as belonging to statements inside the one at hand.
  private mutating func foundInside(_ body: (inout BodyComparer) -> Void) {
    found += captured(body).map { Found(divergence: $0.divergence, isNested: true) }
  }
}
