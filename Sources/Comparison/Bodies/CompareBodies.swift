internal import CodeModel
internal import Pairing
internal import SourceModel

/// Compares the bodies, values and accessors of two members; `nil` when there is nothing on one side to compare.
///
/// - Parameter known: what is known of them already.
func compareBodies(
  _ own: MemberText, _ other: MemberText, names: SharedNames, known: ComparedBodies = ComparedBodies()
) -> BodyComparison? {
  let (swift, left, kotlin, right) = (own.declaration, own.text, other.declaration, other.text)
  let bodies = (MemberBody(swift, in: left.tree), MemberBody(kotlin, in: right.tree))
  let areSpans = areSpans(swift, left.tree, kotlin, right.tree)
  let pairs = MemberBody.pairs(bodies.0, bodies.1).compactMap { a, b -> (NodeID, NodeID)? in
    if isNumberedOnOneSide(a, left.tree, b, right.tree) { return nil }
    let own =
      isUnknownName(b, right, names.constants.kotlin)
      ? nil : InitialConstant(of: swift, a, in: left, names.constants.swift)
    let other =
      isUnknownName(a, left, names.constants.swift)
      ? nil : InitialConstant(of: kotlin, b, in: right, names.constants.kotlin)
    if areSpans, isSameSpan(own?.value ?? a, own?.tree ?? left.tree, other?.value ?? b, other?.tree ?? right.tree) {
      return nil
    }
    let values = (own?.compared ?? a, rawValue(of: kotlin, b, right.tree, facing: swift) ?? other?.compared ?? b)
    return isFilled(swift, with: values.0, left.tree, own) == isFilled(kotlin, with: values.1, right.tree, other)
      ? values : nil
  }
  guard !pairs.isEmpty else { return nil }
  let isInitializer = swift.kind == .initializer || kotlin.kind == .initializer
  if isInitializer, onlyMakes(swift, left.tree) || onlyMakes(kotlin, right.tree) { return nil }
  var known = known
  known.isInitializer = isInitializer
  known.name = kotlin.name
  known.countTime = countTime(swift, left.tree, kotlin)
  if known.countTime, !areTimes(swift, left.tree, kotlin) {
    known.timed = (TimedPlaces(pairs.map(\.0), in: left), TimedPlaces(pairs.map(\.1), in: right))
  }
  var comparer = BodyComparer(left: left, right: right, names: names, bodies: known)
  comparer.learnDeclaredNames(pairs.map(\.0), pairs.map(\.1))
  comparer.learnParameters(of: swift, kotlin)
  for (a, b) in pairs {
    if comparer.compareDecidingBodies(a, b) || comparer.compareGuardedBodies(a, b)
      || comparer.compareLockedEnds(a, b)
    {
      continue
    }
    if left.tree.kind(a) == .block || right.tree.kind(b) == .block {
      comparer.compareBlocks(a, b)
    } else {
      comparer.compareStatement(a, b)
    }
  }
  comparer.weakenFollowers(in: PerSide(swift: pairs.map(\.0), kotlin: pairs.map(\.1)))
  comparer.foldParts()
  comparer.found += comparer.origins.swaps.map { BodyComparer.Found(divergence: $0) }
  return result(of: comparer, pairs, mayBeEmpty: isInitializer)
}

extension BodyComparer {
  /// Binds the parameters that are counterparts to each other, and learns which only one side has.
  fileprivate mutating func learnParameters(of swift: Declaration, _ kotlin: Declaration) {
    let areComparable = haveComparableParameters(swift, kotlin)
    for link in linkParameters(swift.parameters, kotlin.parameters, in: (left.tree, right.tree)) {
      let (own, other) = (link.swift.map { swift.parameters[$0] }, link.kotlin.map { kotlin.parameters[$0] })
      if let own, let other {
        substitution.bind(own.key, other.key)
      } else if areComparable {
        if let own, own.property == nil { bodies.loneParameters[.swift].insert(own.key) }
        if let other, other.property == nil { bodies.loneParameters[.kotlin].insert(other.key) }
      }
    }
  }
}

/// What a constant of a type around one value is made of, where the other side has a case that stands for that:
/// `case high = "high"` and `val High = Level("high")`.
private func rawValue(of constant: Declaration, _ value: NodeID, _ tree: Tree, facing other: Declaration) -> NodeID? {
  guard other.kind == .enumCase, constant.kind == .property, constant.modifiers.contains(.static),
    tree.kind(value) == .call, tree.childCount(value) == 2, tree.kind(tree.child(value, 0)) == .name,
    constant.type.map({ tree.plainTypeKey($0) == canonicalName(tree.label(tree.child(value, 0))) }) ?? true
  else { return nil }
  return tree.lastChild(tree.child(value, 1))
}

/// Whether a function of a type only calls the type's constructor: as the counterpart of an initializer it says no more
/// than that there is one.
private func onlyMakes(_ declaration: Declaration, _ tree: Tree) -> Bool {
  guard declaration.kind == .function, let type = declaration.type, let body = declaration.body,
    tree.kind(type) == .typeName, tree.childCount(body) == 1
  else { return false }
  let call = tree.child(body, 0)
  guard tree.kind(call) == .call, tree.kind(tree.child(call, 0)) == .name else { return false }
  let parameters = Set(declaration.parameters.map(\.key))
  return tree.label(tree.child(call, 0)) == canonicalName(tree.label(type))
    && tree.children(call).dropFirst().allSatisfy { argument in
      tree.children(argument).count == 1 && parameters.contains(tree.label(tree.child(argument, 0)))
    }
}

/// A raw value that nobody wrote and one of another kind are two notes on a case that have nothing to do with each other.
private func isNumberedOnOneSide(_ a: NodeID, _ left: Tree, _ b: NodeID, _ right: Tree) -> Bool {
  let isWritten = left.marks(a).isDisjoint(with: .synthesized) && right.marks(b).isDisjoint(with: .synthesized)
  return !isWritten && left.kind(a).isLiteral && right.kind(b).isLiteral && left.kind(a) != right.kind(b)
}

/// Whether a property is only filled with the parameter of its name: what that is when nobody hands it over is compared as
/// the parameter's default value.
private func isFilled(_ property: Declaration, with value: NodeID, _ tree: Tree, _ constant: InitialConstant?) -> Bool {
  constant == nil && property.kind == .property && tree.kind(value) == .name && tree.label(value) == property.key
}

/// Whether a value is only a name to its side.
private func isUnknownName(_ value: NodeID, _ text: BodyComparer.Text, _ constants: NamedConstants) -> Bool {
  [.name, .member].contains(text.tree.kind(value)) && constants.value(value, in: text) == nil
}

/// A constant by the name of the property that starts with it: `var limit = Defaults.limit`, which is no parameter.
private struct InitialConstant {
  /// What the constant is declared with, and the tree in which that stands.
  let value: NodeID
  let tree: Tree
  /// What is compared: the mention of a literal, which is looked through there, and of anything else what is mentioned.
  let compared: NodeID

  /// - Returns: `nil` for other values, and for a constant of which nothing is known but its name or what another file
  ///   says.
  init?(of property: Declaration, _ mention: NodeID, in text: BodyComparer.Text, _ constants: NamedConstants) {
    guard property.kind == .property, text.tree.kind(mention) == .name, text.tree.label(mention) == property.key,
      text.tree.marks(mention).contains(.qualified)
    else { return nil }
    let initializer = constants.initializer(of: mention, in: text)
    (value, tree) = (initializer?.value ?? mention, initializer?.text.tree ?? text.tree)
    switch constants.value(mention, in: text) {
    // `Page.page` is the case itself.
    case .literal, .enumCase: compared = mention
    case nil:
      guard let initializer, initializer.text.file.path == text.file.path else { return nil }
      compared = initializer.value
    }
  }
}

/// Whether two properties are a span of time in seconds and one in milliseconds.
private func areSpans(_ swift: Declaration, _ left: Tree, _ kotlin: Declaration, _ right: Tree) -> Bool {
  guard swift.kind == .property, kotlin.kind == .property else { return false }
  return mayBeOneSpan((swift.name, swift.type), left, (kotlin.name, kotlin.type), right)
}

/// Whether two members count time, as the names of theirs or of what they are handed say, or the type that they give.
private func countTime(_ swift: Declaration, _ left: Tree, _ kotlin: Declaration) -> Bool {
  areTimes(swift, left, kotlin)
    || (swift.parameters + kotlin.parameters).contains { tellsOfTime($0.name) || words(of: $0.name).contains("now") }
}

/// Whether two members are or give a time themselves, by their names or by the type that they give.
private func areTimes(_ swift: Declaration, _ left: Tree, _ kotlin: Declaration) -> Bool {
  if let type = swift.type, left.isTimeInterval(type) { return true }
  return [swift.name, kotlin.name].contains { tellsOfTime($0) || words(of: $0).contains("now") }
}

/// Compares the top-level statements of two scripts.
func compareScripts(
  _ a: NodeID, _ left: BodyComparer.Text, _ b: NodeID, _ right: BodyComparer.Text, names: SharedNames
)
  -> BodyComparison
{
  var comparer = BodyComparer(left: left, right: right, names: names)
  comparer.learnDeclaredNames([a], [b])
  comparer.compareBlocks(a, b)
  return result(of: comparer, [(a, b)], mayBeEmpty: true)
}

/// - Parameter mayBeEmpty: whether it says nothing that one side is empty.
private func result(of comparer: BodyComparer, _ pairs: [(NodeID, NodeID)], mayBeEmpty: Bool) -> BodyComparison {
  var result = BodyComparison()
  let prints = (comparer.left.fingerprints, comparer.right.fingerprints)
  result.swiftNodes = max(0, pairs.reduce(0) { $0 + prints.0.size($1.0) } - comparer.tally.ignored.swift)
  result.kotlinNodes = max(0, pairs.reduce(0) { $0 + prints.1.size($1.1) } - comparer.tally.ignored.kotlin)
  result.equalNodes = min(comparer.tally.equalNodes, result.swiftNodes, result.kotlinNodes)
  let total = result.swiftNodes + result.kotlinNodes
  var divergences = comparer.found.map(\.divergence).sorted { sourceOrder($0, $1) }
  result.similarity = divergences.isEmpty || total == 0 ? 1 : min(1, 2 * comparer.tally.score / Double(total))
  result.isTruncated = comparer.isTruncated
  result.facingNames = comparer.facingNames
  result.level = level(result, divergences, mayBeEmpty: mayBeEmpty)
  if result.level < .statement, !comparer.isTruncated {
    let framed = Frames.divergences(
      Frames(pairs.map(\.0), in: comparer.left), Frames(pairs.map(\.1), in: comparer.right))
    let told = divergences.filter(\.isTellable)
    divergences += framed.filter { new in !told.contains { $0.touches(new) } }
    divergences.sort { sourceOrder($0, $1) }
  }
  // Of more than can be told, those that say most are kept; scaffolding mostly stands above what it holds.
  let ranked = divergences.indices.sorted { (rank(divergences[$0]), $0) < (rank(divergences[$1]), $1) }
  var edits: Set<TextEdit> = []
  var told = 0
  let kept = ranked.filter { index in
    if let edit = divergences[index].edit, !edits.insert(edit).inserted { return true }
    told += 1
    return told <= BodyComparison.limit
  }
  result.divergences = kept.sorted().map { divergences[$0] }
  result.omitted = divergences.count - result.divergences.count
  if result.level < .statement || result.omitted > 0 { result.words = OneSidedWords(comparer, pairs) }
  return result
}

/// Statement by statement when the bodies are alike, when they differ at one place only, or when one is the other with
/// a statement or two left out.
private func level(_ body: BodyComparison, _ divergences: [Divergence], mayBeEmpty: Bool) -> ParityLevel {
  if body.similarity >= 0.6 { return .statement }
  let certain = divergences.filter { !$0.isWeak }
  if divergences.count <= 2, certain.count <= 1, certain.allSatisfy({ $0.kind != .statement }) { return .statement }
  // An empty body lacks everything that the other one does; an initializer's work may be done by initial values.
  if !mayBeEmpty, min(body.swiftNodes, body.kotlinNodes) <= 1, divergences.count <= BodyComparison.limit {
    return .statement
  }
  // What an initializer refuses is nothing that an initial value could do.
  if mayBeEmpty, certain.count == divergences.count, divergences.count <= BodyComparison.limit,
    certain.allSatisfy(\.isGuard)
  {
    return .statement
  }
  let smaller = min(body.swiftNodes, body.kotlinNodes)
  if smaller >= 3, body.equalNodes * 10 >= smaller * 9, divergences.count <= 2 { return .statement }
  if smaller >= 8, body.equalNodes * 10 >= smaller * 7, divergences.count <= BodyComparison.limit { return .statement }
  return body.similarity >= 0.25 ? .structure : .name
}

/// The lower, the more a divergence says to those who see only few of them.
private func rank(_ divergence: Divergence) -> Int {
  if divergence.isWeak { return 3 }
  if divergence.isTellable { return 0 }
  return divergence.kind.isTelling ? 0 : divergence.names.isEmpty ? 2 : 1
}

private func sourceOrder(_ left: Divergence, _ right: Divergence) -> Bool {
  if left.swift.range != right.swift.range { return left.swift.range < right.swift.range }
  if left.kotlin.range != right.kotlin.range { return left.kotlin.range < right.kotlin.range }
  return left.kind.rawValue < right.kind.rawValue
}
