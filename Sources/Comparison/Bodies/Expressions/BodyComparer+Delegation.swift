// self.init(name: name, size: .large(rows), isOpen: true)     this(name, true, Size.Large(rows))

internal import CodeModel
internal import SourceModel

/// Initializers that hand their work on to another one of the same type, which may take its arguments in another order on
/// the other side.
extension BodyComparer {
  /// Compares what two initializers hand on by the parameters that take it, where these are known.
  ///
  /// - Returns: whether they are.
  mutating func compareAsDelegation(_ lefts: [NodeID], _ rights: [NodeID], of a: NodeID, _ b: NodeID) -> Bool {
    guard !bodies.ownTypes.swift.isEmpty, handsOn(a, left.tree), handsOn(b, right.tree) else { return false }
    func labels(_ arguments: [NodeID], _ side: Side, facing others: [NodeID]) -> [String]? {
      let written = others.map { canonicalName(tree(of: side.other).soft($0)) }
      return sharedNames.parameters[side].labels(
        of: arguments, makingType: bodies.ownTypes[side], besides: bodies.ownLabels[side], facing: written,
        in: tree(of: side))
    }
    guard let own = labels(lefts, .swift, facing: rights), let other = labels(rights, .kotlin, facing: lefts),
      own != other, !Set(own).isDisjoint(with: other)
    else { return false }
    let places = own.map { label in other.firstIndex { $0 == label || isAlias(label, $0) } }
    let rest = PerSide(
      swift: lefts.indices.filter { places[$0] == nil }.map { lefts[$0] },
      kotlin: rights.indices.filter { !places.contains($0) }.map { rights[$0] }
    )
    let told = PerSide.each { side in rest[side].filter { !isLoneParameter($0, side) } }
    // What both hand on besides may be one thing under two names.
    guard told.swift.isEmpty || told.kotlin.isEmpty else { return false }
    for (position, place) in places.enumerated() {
      if let place { compare(lefts[position], rights[place]) }
    }
    for side in Side.allCases {
      for argument in rest[side] where isLoneParameter(argument, side) { excuse(argument, side) }
    }
    if !told.swift.isEmpty || !told.kotlin.isEmpty { recordArguments(a, b) }
    return true
  }

  private func handsOn(_ call: NodeID, _ tree: Tree) -> Bool {
    let callee = tree.child(call, 0)
    return tree.kind(callee) == .member && tree.label(callee) == "init" && tree.kind(tree.child(callee, 0)) == .self
  }

  /// Whether an argument is a parameter that the other side's initializer does not have, which its declaration tells.
  private func isLoneParameter(_ argument: NodeID, _ side: Side) -> Bool {
    let tree = tree(of: side)
    let value = tree.child(argument, 0)
    return tree.kind(value) == .name && bodies.loneParameters[side].contains(tree.label(value))
  }

  private mutating func excuse(_ argument: NodeID, _ side: Side) {
    tally.ignored[side] += text(of: side).fingerprints.size(argument)
    leftovers.excused[side].append(argument)
  }
}
