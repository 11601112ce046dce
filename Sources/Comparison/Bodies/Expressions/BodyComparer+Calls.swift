internal import CodeModel
internal import SourceModel

extension BodyComparer {
  // MARK: Calls

  mutating func compareCall(_ a: NodeID, _ b: NodeID) {
    if compareBuilderChains(a, b) || compareNestedCases(a, b) || compareCuts(a, b)
      || compareSearches(a, b)
    {
      return
    }
    if isExchanged(a, b) {
      credit(left.fingerprints.size(a))
      return record(.call, a, b)
    }
    credit(1)
    let before = found.count
    let isSameFunction = compareCallees(left.tree.child(a, 0), right.tree.child(b, 0), of: a, b)
    let lefts = Array(left.tree.children(a).dropFirst())
    let rights = Array(right.tree.children(b).dropFirst())
    if isSameFunction { return compareArguments(lefts, rights, of: a, b) }
    // Another function takes other arguments: one difference.
    let outer = origins.facesOtherFunction
    origins.facesOtherFunction = true
    let findings = captured { $0.compareArguments(lefts, rights, of: a, b) }
    origins.facesOtherFunction = outer
    if before + 1 == found.count {
      func spelling(_ callee: NodeID, _ text: Text) -> String {
        lastComponent(of: text.file.text(in: text.tree.range(callee)))
      }
      found[before].divergence.extraArgument = extraArgument(
        lefts, rights, of: (spelling(left.tree.child(a, 0), left), spelling(right.tree.child(b, 0), right)))
    }
    if before + 1 == found.count, findings.isEmpty, lefts.count == rights.count {
      found[before].divergence.isCallee = areFunctions(left.tree.child(a, 0), right.tree.child(b, 0))
    }
    found.insert(contentsOf: findings.filter(\.isNested), at: min(found.count, before + 1))
  }

  /// Whether the same function is called; receivers are compared on the way.
  private mutating func compareCallees(_ a: NodeID, _ b: NodeID, of call: NodeID, _ other: NodeID) -> Bool {
    let names = (left.tree.label(a), right.tree.label(b))
    let areSame =
      names.0 == names.1 || isAlias(names.0, names.1) || BodyComparer.toldByHazards[names.0] == names.1
      || areLaunches(call, other) || isFolded(names.0, into: names.1, call) || saysReceiver(a, b)
      // What Swift maps where it is there, and Kotlin asks by `?.let`, when nobody says what it is.
      || names.1 == "let" && (names.0 == "flatmap" || names.0 == "map")
    switch (left.tree.kind(a), right.tree.kind(b)) {
    case (.member, .member):
      let isSuper = left.tree.kind(left.tree.child(a, 0)) == .super && right.tree.kind(right.tree.child(b, 0)) == .super
      if isSuper, names.0 != names.1 {
        // Each platform's own moment in a life cycle; what it passes is its own affair too.
        credit(2)
        return false
      }
      areSame ? credit(1) : recordCall(a, b, call, other)
      // Two libraries call what they do otherwise; that each side has its own is told of the property.
      if !areSame, areForeign(left.tree.child(a, 0), right.tree.child(b, 0)) {
        found[found.count - 1].divergence.isWeak = true
      }
      if !areSame {
        comparePaths(a, b, to: (call, other))
        return false
      }
      let first = found.count
      compare(left.tree.child(a, 0), right.tree.child(b, 0))
      // Which object keeps others out is each side's own affair.
      if names.0 == "withlock" {
        for index in first..<found.count { found[index].divergence.isWeak = true }
      }
      return true
    case (.name, .name):
      if unify(a, b) || areLaunches(call, other) || isMaker(b, facing: a) {
        credit(1)
        return true
      }
      recordCall(a, b, call, other)
      if isFactory(b, facing: a, call) {
        found[found.count - 1].divergence.isWeak = true
        return true
      }
      guard BodyComparer.muchAlike.contains(names.0), BodyComparer.muchAlike.contains(names.1) else { return false }
      found[found.count - 1].divergence.isWeak = true
      return true
    case (.implicitMember, .name) where makesType(a, b):
      credit(1)
      return true
    case (.implicitMember, .implicitMember), (.implicitMember, .member), (.member, .implicitMember),
      (.implicitMember, .name), (.name, .implicitMember):
      areSame ? credit(1) : recordCall(a, b, call, other)
      return areSame
    case (.name, .member), (.member, .name):
      if sharedNames.renamedCallees[[names.0, names.1]] != nil {
        credit(1)
        return true
      }
      // `synchronized(this)` takes the object itself for its lock.
      if areSame, names.0 == "withlock" || areLaunches(call, other) || asksObject(a, b) {
        credit(1)
        return true
      }
      recordCall(a, b, call, other)
      return areSame
    default:
      compare(a, b)
      return true
    }
  }

  /// Whether one side starts a task, and the other does by a function of its own that is called after that:
  /// `scope.launchTracked { … }`; or both go on where the screen is drawn.
  private func areLaunches(_ a: NodeID, _ b: NodeID) -> Bool {
    func launch(_ call: NodeID, _ tree: Tree) -> String? {
      guard let argument = tree.lastChild(call), tree.childCount(call) > 1,
        tree.children(argument).contains(where: { tree.kind($0) == .lambda })
      else { return nil }
      let name = tree.label(tree.child(call, 0))
      return name.hasPrefix("launch") ? name : nil
    }
    if areHops(a, b) { return true }
    guard let own = launch(a, left.tree), let other = launch(b, right.tree) else { return false }
    return own == "launch" || other == "launch"
  }

  /// `DispatchQueue.main.async { … }` and `scope.launch(Dispatchers.Main) { … }`.
  private func areHops(_ a: NodeID, _ b: NodeID) -> Bool {
    func name(_ call: NodeID, _ tree: Tree) -> String { tree.label(tree.child(call, 0)) }
    guard name(a, left.tree) == "runonuithread", name(b, right.tree) == "launch", right.tree.childCount(b) > 1 else {
      return false
    }
    return right.file.text(in: right.tree.range(b)).prefix { $0 != "{" }.contains("Dispatchers.Main")
  }

  /// Functions of the two sides that are one but for what a hazard says of them: how a format rounds.
  private static let toldByHazards = ["printf": "format"]
  /// Functions that differ only where their caller is wrong: bounds that are crossed.
  private static let muchAlike: Set<String> = ["limitedto", "coercein"]

  /// Whether one side asks an object, and the other a new value of its counterpart, which keeps nothing: `Reader().read(x)`
  /// and `Reader.read(x)`.
  private mutating func asksObject(_ a: NodeID, _ b: NodeID) -> Bool {
    let isMemberLeft = left.tree.kind(a) == .member
    let (tree, member) = isMemberLeft ? (left.tree, a) : (right.tree, b)
    let (otherTree, name) = isMemberLeft ? (right.tree, b) : (left.tree, a)
    let receiver = tree.child(member, 0)
    // A value that is called like its type is the only one, where the other side asks the type for that.
    guard tree.kind(receiver) == .name, canonicalName(otherTree.soft(name)) == tree.label(receiver),
      sharedNames.objects.contains(tree.label(receiver)) || otherTree.marks(name).contains(.qualified)
    else { return false }
    if isMemberLeft { tally.ignored.swift += 1 } else { tally.ignored.kotlin += 1 }
    return true
  }

  /// Whether Kotlin's function of a type is the counterpart of the initializer that Swift calls.
  private func isMaker(_ factory: NodeID, facing type: NodeID) -> Bool {
    right.tree.marks(factory).contains(.qualified) && canonicalName(right.tree.soft(factory)) == left.tree.label(type)
      && isAlias(BodyComparer.maker(of: left.tree.label(type)), right.tree.label(factory))
  }

  /// The name that the initializers of a type have among the aliases; no name in code has a dot.
  static func maker(of type: String) -> String { type + ".init" }

  /// What libraries call the functions that make a value of their types.
  private static let libraryFactories: Set<String> = ["create", "from", "of", "parse", "parsefrom", "valueof"]

  /// Whether Kotlin's function makes what Swift's initializer does, by what it gives or by its name:
  /// `CommandBuilder.fromText(x)` for `Command(text: x)`, `Command.changeCode(x)` for `Command(code: x)`.
  private func isFactory(_ factory: NodeID, facing type: NodeID, _ call: NodeID) -> Bool {
    let (made, name) = (left.tree.label(type), canonicalName(right.tree.label(factory)))
    if sharedNames.factories[name]?.contains(where: { $0 == made || isAlias(made, $0) }) ?? false { return true }
    guard right.tree.marks(factory).contains(.qualified), canonicalName(right.tree.soft(factory)) == made,
      left.tree.childCount(call) > 1
    else { return false }
    // Of a library's type only the name says so.
    if BodyComparer.libraryFactories.contains(name), sharedNames.parameters.kotlin.labels(ofCallee: made) == nil {
      return true
    }
    return left.tree.children(call).dropFirst().allSatisfy { argument in
      let label = canonicalName(left.tree.soft(argument))
      // `Settings(decoding: text)` and `Settings.decode(text)`.
      let stem = label.hasSuffix("ing") ? String(label.dropLast(3)) : label
      return !stem.isEmpty && name.contains(stem)
    }
  }

  /// Whether one side asks of the first thing about the second what the other asks of the second about the first.
  private func isExchanged(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.childCount(a) == 2, right.tree.childCount(b) == 2 else { return false }
    let callees = (left.tree.child(a, 0), right.tree.child(b, 0))
    guard left.tree.kind(callees.0) == .member, right.tree.kind(callees.1) == .member,
      left.tree.label(callees.0) == right.tree.label(callees.1),
      let argument = left.tree.children(left.tree.child(a, 1)).first,
      let other = right.tree.children(right.tree.child(b, 1)).first
    else { return false }
    let receivers = (left.tree.child(callees.0, 0), right.tree.child(callees.1, 0))
    return !isEqual(receivers.0, receivers.1) && isEqual(receivers.0, other) && isEqual(argument, receivers.1)
  }

  /// Whether two receivers are properties that hold objects of two libraries.
  func areForeign(_ a: NodeID, _ b: NodeID) -> Bool {
    func property(_ node: NodeID, _ tree: Tree) -> String? {
      switch tree.kind(node) {
      case .call: property(tree.child(node, 0), tree)
      case .member where tree.kind(tree.child(node, 0)) != .self: property(tree.child(node, 0), tree)
      case .name where !tree.marks(node).contains(.local): tree.label(node)
      case .member where tree.kind(tree.child(node, 0)) == .self: tree.label(node)
      default: nil
      }
    }
    guard let own = property(a, left.tree), let other = property(b, right.tree) else { return false }
    return sharedNames.foreign.contains([own, other])
  }

  private mutating func recordCall(_ a: NodeID, _ b: NodeID, _ call: NodeID, _ other: NodeID) {
    tally.score += 0.5
    let ends = (left.tree.range(call).upper, right.tree.range(other).upper)
    var swift = namePlace(a, left)
    var kotlin = namePlace(b, right)
    swift.quote = ByteRange(Int(swift.range.lower), Int(ends.0))
    kotlin.quote = ByteRange(Int(kotlin.range.lower), Int(ends.1))
    record(.call, a, b, swift, kotlin, false, [left.tree.label(a), right.tree.label(b)])
    facingNames[facingNames.count - 1].argumentCounts = [
      left.tree.childCount(call) - 1, right.tree.childCount(other) - 1,
    ]
  }

  /// The name at the end of `receiver.name`, without the receiver and the dot.
  func namePlace(_ node: NodeID, _ text: Text) -> Divergence.Place {
    let range = text.tree.range(node)
    guard text.tree.kind(node) == .member, let receiver = text.tree.children(node).first else {
      return Divergence.Place(range)
    }
    var lower = Int(text.tree.range(receiver).upper)
    let upper = Int(range.upper)
    guard range.contains(text.tree.range(receiver)), lower < upper else { return Divergence.Place(range) }
    let skipped: Set<UInt8> = Set(" \t\r\n.?!:)".utf8)
    while lower < upper, lower < text.file.bytes.count, skipped.contains(text.file.bytes[lower]) { lower += 1 }
    return Divergence.Place(lower < upper ? ByteRange(lower, upper) : range)
  }

  mutating func compareArguments(_ lefts: [NodeID], _ rights: [NodeID], of a: NodeID, _ b: NodeID) {
    if compareByLabel(lefts, rights, of: a, b) || compareByOwnNames(lefts, rights, of: a, b) { return }
    let facing = facing(lefts, rights, of: a, b)
    let (lefts, rights) = (facing.lefts, facing.rights)
    if facing.areLabelled {
      for position in lefts.indices { compareArgument(facing, position) }
      return
    }
    if lefts.count == rights.count {
      if isSwap(lefts, rights) {
        for argument in lefts { credit(left.fingerprints.size(argument)) }
        recordArguments(a, b)
        // Even a superclass must be handed the same things in the same order.
        found[found.count - 1].divergence.isWeak = false
        return
      }
      if isSwapByKind(lefts, rights) { return recordArguments(a, b) }
      for position in lefts.indices { compareArgument(facing, position) }
      return
    }
    let told = withoutIdle(lefts, rights)
    if told.lefts.count == told.rights.count {
      let facing = facingAsWritten(FacingArguments(lefts: told.lefts, rights: told.rights))
      for position in facing.lefts.indices { compareArgument(facing, position) }
      return
    }
    if let pairs = facingByLabel(lefts, rights) {
      for (argument, other) in pairs { compare(argument, other) }
      return recordArguments(a, b, lefts, rights, besides: pairs)
    }
    let leftBags = lefts.map { LabelBag(left.tree, $0) }
    let rightBags = rights.map { LabelBag(right.tree, $0) }
    var alignment = SequenceAlignment(
      left: lefts.map { item($0, left.fingerprints) }, right: rights.map { item($0, right.fingerprints) },
      threshold: 0.3, similarity: { leftBags[$0].similarity(to: rightBags[$1]) }, mayFace: { _, _ in true })
    var pairs: [(NodeID, NodeID)] = []
    for step in alignment.steps() {
      guard let i = step.left, let j = step.right else { continue }
      compare(lefts[i], rights[j])
      pairs.append((lefts[i], rights[j]))
    }
    if pairs.count < max(lefts.count, rights.count) { recordArguments(a, b, lefts, rights, besides: pairs) }
  }

  /// The labels of the arguments that only one of two callees takes: counterparts by their declarations, and what is
  /// called otherwise throughout by all that either declares.
  func lonelyLabels(_ swift: String, _ kotlin: String) -> (left: Set<String>, right: Set<String>) {
    if sharedNames.renamedCallees[[swift, kotlin]] != nil {
      guard let own = sharedNames.parameters.swift.labels(ofCallee: swift),
        let other = sharedNames.parameters.kotlin.labels(ofCallee: kotlin)
      else { return ([], []) }
      return (own.subtracting(other), other.subtracting(own))
    }
    return (
      sharedNames.unshared.labels(.swift, swift: swift, kotlin: kotlin),
      sharedNames.unshared.labels(.kotlin, swift: swift, kotlin: kotlin)
    )
  }

  /// A call and the bare mention of what it calls: the same when the call has no arguments, else a call without any.
  /// `false` when they mention different things, so that another rule decides.
  mutating func compareCallWithMention(_ a: NodeID, _ callee: NodeID, _ b: NodeID, _ other: NodeID) -> Bool {
    let isMentionLeft = left.tree.kind(a) != .call
    let arguments = isMentionLeft ? right.tree.childCount(b) - 1 : left.tree.childCount(a) - 1
    if arguments == 0 {
      compare(callee, other)
      return true
    }
    let names = (left.tree.label(callee), right.tree.label(other))
    guard !names.0.isEmpty, !names.1.isEmpty else { return false }
    if left.tree.kind(callee) == right.tree.kind(other), names.0 == names.1 || isAlias(names.0, names.1) {
      compare(callee, other)
      if handsOnlyDefaults(a, b) || handsOnlyUnshared(a, b, names)
        || handsOnlyIdle(isMentionLeft ? b : a, isMentionLeft)
      {
        return true
      }
      recordArguments(a, b)
      return true
    }
    // Written as a call without arguments, it may be a call of the same library function, whose names differ.
    guard isMentionLeft ? isWrittenAsCall(a, left) : isWrittenAsCall(b, right), haveEqualReceivers(callee, other) else {
      return false
    }
    tally.score += 0.5
    recordArguments(a, b)
    return true
  }

  /// Whether a call hands over nothing but what the other side's callee takes when it is handed nothing: `token(10)` beside
  /// `token()` of `func token(length: Int = 10)`.
  private mutating func handsOnlyDefaults(_ a: NodeID, _ b: NodeID) -> Bool {
    let side: Side = left.tree.kind(a) == .call ? .swift : .kotlin
    let (call, mention) = side == .swift ? (a, b) : (b, a)
    let (text, other) = (text(of: side), text(of: side.other))
    let (own, others) = (sharedNames.parameters[side], sharedNames.parameters[side.other])
    let arguments = text.tree.children(call).dropFirst()
    let isCase =
      own.isCase(text.tree.label(text.tree.child(call, 0)))
      && arguments.allSatisfy { text.tree.kind($0) == .argument }
    let written = isCase ? arguments.map { canonicalName(text.tree.soft($0)) } : nil
    guard other.tree.marks(mention).contains(.called), let labels = written ?? own.labels(of: call, in: text.tree)
    else { return false }
    let areDefaults = zip(labels, arguments).enumerated().allSatisfy { position, handed in
      let (label, argument) = handed
      return others.isDefault(
        text.fingerprints.exact(text.tree.child(argument, 0)), ofLabel: label, at: position,
        callee: other.tree.label(mention))
        || side == .kotlin && namesCaller(argument, callee: other.tree.label(mention))
    }
    guard areDefaults else { return false }
    tally.ignored[side] += arguments.reduce(0) { $0 + text.fingerprints.size($1) }
    return true
  }

  /// Whether two names are those of functions of one receiver, and not of two types, of which each platform has its own.
  func areFunctions(_ a: NodeID, _ b: NodeID) -> Bool {
    func isType(_ node: NodeID, _ text: Text) -> Bool {
      isTypeName(lastComponent(of: text.file.text(in: text.tree.range(node))))
    }
    return haveEqualReceivers(a, b) && !(isType(a, left) && isType(b, right))
  }

  /// Whether a call hands over nothing but what the other side's callee does not take, which the declarations tell.
  private mutating func handsOnlyUnshared(_ a: NodeID, _ b: NodeID, _ names: (String, String)) -> Bool {
    let side: Side = left.tree.kind(a) == .call ? .swift : .kotlin
    let (call, mention) = side == .swift ? (a, b) : (b, a)
    let (text, other) = (text(of: side), text(of: side.other))
    let own = sharedNames.parameters[side]
    guard other.tree.marks(mention).contains(.called), let labels = own.labels(of: call, in: text.tree) else {
      return false
    }
    let lonely = lonelyLabels(names.0, names.1)
    guard labels.allSatisfy((side == .swift ? lonely.left : lonely.right).contains) else { return false }
    let arguments = text.tree.children(call).dropFirst()
    tally.ignored[side] += arguments.reduce(0) { $0 + text.fingerprints.size($1) }
    leftovers.excused[side] += arguments
    return true
  }

  private func haveEqualReceivers(_ a: NodeID, _ b: NodeID) -> Bool {
    switch (left.tree.kind(a), right.tree.kind(b)) {
    case (.name, .name): true
    case (.member, .member): isEqual(left.tree.child(a, 0), right.tree.child(b, 0))
    default: false
    }
  }

  private func isWrittenAsCall(_ node: NodeID, _ text: Text) -> Bool {
    let end = Int(text.tree.range(node).upper)
    return end > 0 && end <= text.file.bytes.count && text.file.bytes[end - 1] == UInt8(ascii: ")")
  }
}
