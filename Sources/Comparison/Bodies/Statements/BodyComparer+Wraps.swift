internal import CodeModel
internal import SourceModel

/// What one side may put around statements that both sides have.
struct Wrapper {
  let node: NodeID
  let kind: Divergence.Wrapping
  let inner: [NodeID]
  /// Statements that the wrapper adds behind the others: those of a `finally`.
  let trailing: [NodeID]
  /// What the reader sees of it: the condition, the head of the loop, the call.
  let head: ByteRange
  /// The function that is handed a closure.
  let callee: String
}

extension BodyComparer {
  /// Longer lists of statements are not searched for wrapped ones: the search is quadratic.
  static let wrapLimit = 32
  /// How alike the statements inside a wrapper and those outside must be.
  static let wrapThreshold = 0.6

  /// Takes off what only one side has around the statements, and records it.
  ///
  ///     show(user)          |  if (isLoggedIn) { show(user) }
  mutating func unwrap(_ lefts: [NodeID], _ rights: [NodeID]) -> (lefts: [NodeID], rights: [NodeID]) {
    guard !lefts.isEmpty, !rights.isEmpty, max(lefts.count, rights.count) <= BodyComparer.wrapLimit else {
      return (lefts, rights)
    }
    var lists = (lefts, rights)
    if let (position, wrapper, others) = findWrapper(lefts, left, rights, right) {
      lists.0.replaceSubrange(position...position, with: wrapper.inner)
      if let exit = exitInstead(of: wrapper, left, rights, right, taken: others) {
        lists.1.removeAll { $0 == exit }
        recordExchangedExit(wrapper, on: .swift, exit)
      } else {
        record(wrapper, on: .swift, around: others)
      }
      return unwrap(lists.0, lists.1)
    }
    if let (position, wrapper, others) = findWrapper(rights, right, lefts, left) {
      lists.1.replaceSubrange(position...position, with: wrapper.inner)
      if let exit = exitInstead(of: wrapper, right, lefts, left, taken: others) {
        lists.0.removeAll { $0 == exit }
        recordExchangedExit(wrapper, on: .kotlin, exit)
      } else {
        record(wrapper, on: .kotlin, around: others)
      }
      return unwrap(lists.0, lists.1)
    }
    return lists
  }

  // MARK: Search

  /// The first statement that holds what the other side has without it, and where the other side has it.
  private func findWrapper(_ own: [NodeID], _ text: Text, _ other: [NodeID], _ otherText: Text)
    -> (position: Int, wrapper: Wrapper, others: [NodeID])?
  {
    let ownHashes = Set(own.map { text.fingerprints.alpha($0) })
    let otherHashes = Set(other.map { otherText.fingerprints.alpha($0) })
    let free = other.filter { !ownHashes.contains(otherText.fingerprints.alpha($0)) }
    guard !free.isEmpty else { return nil }
    lazy var bags = free.map { LabelBag(otherText.tree, $0) }
    for (position, node) in own.enumerated() where !otherHashes.contains(text.fingerprints.alpha(node)) {
      guard let wrapper = wrapper(node, text), wrapper.inner.count <= BodyComparer.wrapLimit else { continue }
      if let others = counterparts(of: wrapper, text, free, bags, otherText) { return (position, wrapper, others) }
    }
    return nil
  }

  /// The statements that match those inside, unless the wrapper as a whole has a better counterpart.
  ///
  /// - Parameter bags: those of the statements of the other side that are free.
  private func counterparts(
    of wrapper: Wrapper, _ text: Text, _ free: [NodeID], _ bags: [LabelBag], _ otherText: Text
  ) -> [NodeID]? {
    let size = wrapper.inner.reduce(0) { $0 + text.fingerprints.size($1) }
    guard size > 0 else { return nil }
    var taken: Set<Int> = []
    var score = 0.0
    var hasAnchor = false
    for node in wrapper.inner {
      let bag = LabelBag(text.tree, node)
      let ranked = free.indices.filter { !taken.contains($0) }.map { index -> (index: Int, similarity: Double) in
        if text.fingerprints.alpha(node) == otherText.fingerprints.alpha(free[index]) { return (index, 1) }
        let isSameKind = text.tree.kind(node) == otherText.tree.kind(free[index])
        return (index, isSameKind ? min(0.98, bag.similarity(to: bags[index])) : 0)
      }
      guard let best = ranked.max(by: { ($0.similarity, $1.index) < ($1.similarity, $0.index) }),
        best.similarity >= 0.5
      else { continue }
      taken.insert(best.index)
      score += best.similarity * Double(text.fingerprints.size(node))
      hasAnchor = hasAnchor || best.similarity >= 0.8 && text.fingerprints.size(node) >= 3 || best.similarity == 1
    }
    let similarity = score / Double(size)
    guard hasAnchor, similarity >= BodyComparer.wrapThreshold else { return nil }
    // A single name or exit says too little among other statements.
    if size < 3, similarity < 1 || text.tree.kind(wrapper.inner[0]).isExit { return nil }
    let whole = LabelBag(text.tree, wrapper.node)
    let hasRival = free.indices.contains { index in
      isSameConstruct(wrapper.node, text, free[index], otherText) && whole.similarity(to: bags[index]) >= similarity / 2
    }
    return hasRival ? nil : taken.sorted().map { free[$0] }
  }

  private func isSameConstruct(_ node: NodeID, _ text: Text, _ other: NodeID, _ otherText: Text) -> Bool {
    guard text.tree.kind(node) == otherText.tree.kind(other) else { return false }
    guard text.tree.kind(node) == .call else { return true }
    return lambdaBody(other, otherText.tree) != nil
  }

  // MARK: Kinds of wrappers

  /// Functions that run a closure at once and only give a value another name.
  private static let scopeFunctions: Set<String> = ["let", "run", "apply", "also", "with", "takeif", "map"]

  func wrapper(_ node: NodeID, _ text: Text) -> Wrapper? {
    let tree = text.tree
    func statements(_ block: NodeID) -> [NodeID] {
      tree.kind(block) == .block ? Array(tree.children(block)) : [block]
    }
    func wrapper(_ kind: Divergence.Wrapping, _ body: NodeID, head: ByteRange, callee: String = "") -> Wrapper? {
      let inner = statements(body)
      guard !inner.isEmpty else { return nil }
      return Wrapper(node: node, kind: kind, inner: inner, trailing: [], head: head, callee: callee)
    }
    func head(upTo part: NodeID) -> ByteRange {
      let (whole, end) = (tree.range(node), tree.range(part).upper)
      return end > whole.lower && end <= whole.upper ? ByteRange(Int(whole.lower), Int(end)) : whole
    }
    switch tree.kind(node) {
    case .if:
      let parts = Array(tree.children(node))
      guard parts.count >= 3, tree.isEmpty(parts[2]) else { return nil }
      // What ends with an exit that nobody wrote had an `else`.
      if let last = tree.lastChild(parts[1]), tree.kind(last) == .return, tree.marks(last).contains(.synthesized) {
        return nil
      }
      return wrapper(.condition, parts[1], head: head(upTo: parts[0]))
    case .for:
      let parts = Array(tree.children(node))
      guard parts.count == 4 else { return nil }
      return wrapper(.loop, parts[3], head: head(upTo: parts[1]))
    case .while:
      let parts = Array(tree.children(node))
      guard parts.count == 2 else { return nil }
      return wrapper(.loop, parts[1], head: head(upTo: parts[0]))
    case .do:
      let parts = Array(tree.children(node))
      guard let body = parts.first else { return nil }
      let isHandled = parts.contains { tree.kind($0) == .catch }
      guard let wrapped = wrapper(isHandled ? .handler : .finally, body, head: tree.range(node)) else { return nil }
      let last = parts.last.flatMap { tree.kind($0) == .finally ? tree.children($0).first : nil }
      return Wrapper(
        node: node, kind: wrapped.kind, inner: wrapped.inner, trailing: last.map(statements) ?? [],
        head: wrapped.head, callee: "")
    case .call:
      guard let body = lambdaBody(node, tree) else { return nil }
      let callee = tree.child(node, 0)
      guard !BodyComparer.scopeFunctions.contains(tree.label(callee)) else { return nil }
      return wrapper(.closure, body, head: head(upTo: callee), callee: tree.label(callee))
    default:
      return nil
    }
  }

  /// The body of a closure without parameters that a call is handed last, or alone among values.
  private func lambdaBody(_ call: NodeID, _ tree: Tree) -> NodeID? {
    guard tree.kind(call) == .call, tree.childCount(call) >= 2 else { return nil }
    let values = tree.children(call).dropFirst().map { argument in
      tree.kind(argument) == .argument ? tree.children(argument).first ?? argument : argument
    }
    let closures = values.filter { tree.kind($0) == .lambda }
    guard let closure = closures.last, closures.count == 1 || closure == values.last else { return nil }
    return tree.children(closure).contains { tree.kind($0) == .parameter } ? nil : tree.lastChild(closure)
  }

  // MARK: Records

  mutating func record(_ wrapper: Wrapper, on side: Side, around others: [NodeID]) {
    let (text, otherText) = side == .swift ? (left, right) : (right, left)
    let ranges = others.map { otherText.tree.range($0) }
    let bare = ranges.dropFirst().reduce(ranges.first ?? ByteRange(0, 0)) { $0.union($1) }
    let places = (Divergence.Place(wrapper.head), Divergence.Place(bare))
    if side == .kotlin, others.count == 1, givesNull(wrapper, text.tree), givesNothingForErrors(others[0]) { return }
    if wrapper.kind == .loop { leftovers.loops[side].append(wrapper.node) }
    if wrapper.kind != .finally {
      var divergence = Divergence(
        kind: wrapper.kind == .handler ? .errorHandling : .wrapped, swift: side == .swift ? places.0 : places.1,
        kotlin: side == .swift ? places.1 : places.0, identity: [text.fingerprints.alpha(wrapper.node)])
      divergence.presentSide = side
      divergence.wrapping = wrapper.kind
      divergence.mention = wrapper.callee
      divergence.isWeak = !isWritten(wrapper, text) || onlyRethrows(wrapper, text.tree)
      found.append(Found(divergence: divergence, isNested: true))
    }
    for node in wrapper.trailing {
      recordMissing(.missingStatement, node, on: side, offset: Int(bare.upper))
      found[found.count - 1].isNested = true
    }
  }

  /// `x?.let { f(it) }` is a condition in the normal form, and each side may spell it in its own way.
  private func isWritten(_ wrapper: Wrapper, _ text: Text) -> Bool {
    guard wrapper.kind == .condition else { return true }
    let word = text.file.text(in: wrapper.head).prefix { $0.isLetter }
    return ["if", "guard", "when", "switch"].contains(word)
  }

  /// Whether nothing is what an error leaves: `catch (e: MalformedURLException) { null }`.
  private func givesNull(_ wrapper: Wrapper, _ tree: Tree) -> Bool {
    everyHandler(of: wrapper, tree) { answer in
      tree.kind(tree.kind(answer) == .return ? tree.lastChild(answer) ?? answer : answer) == .null
    }
  }

  /// Whether all that is done about an error is to throw it, or another one in its place.
  private func onlyRethrows(_ wrapper: Wrapper, _ tree: Tree) -> Bool {
    everyHandler(of: wrapper, tree) { tree.kind($0) == .throw }
  }

  /// Whether each handler of a wrapper is one statement of a kind.
  private func everyHandler(of wrapper: Wrapper, _ tree: Tree, is isKind: (NodeID) -> Bool) -> Bool {
    let handlers = tree.children(wrapper.node).filter { tree.kind($0) == .catch }
    return wrapper.kind == .handler && !handlers.isEmpty
      && handlers.allSatisfy { handler in
        guard let block = tree.lastChild(handler), tree.kind(block) == .block, tree.childCount(block) == 1 else {
          return false
        }
        return isKind(tree.child(block, 0))
      }
  }

  // MARK: Exchanged exits

  /// `if x { continue }; rest` is `if !x { rest }` in the normal form; with `break` it is not. So where one side wraps the
  /// rest and the other leaves by an exit before it, it is the exits that differ.
  private func exitInstead(
    of wrapper: Wrapper, _ text: Text, _ other: [NodeID], _ otherText: Text, taken: [NodeID]
  ) -> NodeID? {
    guard wrapper.kind == .condition, let first = taken.first, let position = other.firstIndex(of: first), position > 0
    else { return nil }
    let candidate = other[position - 1]
    let tree = otherText.tree
    guard tree.kind(candidate) == .if, tree.childCount(candidate) >= 3, tree.isEmpty(tree.child(candidate, 2)) else {
      return nil
    }
    let branch = tree.child(candidate, 1)
    let exit = tree.kind(branch) == .block ? tree.lastChild(branch) : branch
    guard let exit, tree.kind(exit).isExit else { return nil }
    let conditions = (
      LabelBag(text.tree, text.tree.child(wrapper.node, 0)), LabelBag(tree, tree.child(candidate, 0))
    )
    return conditions.0.similarity(to: conditions.1) >= 0.5 ? candidate : nil
  }

  private mutating func recordExchangedExit(_ wrapper: Wrapper, on side: Side, _ exit: NodeID) {
    let isWeak = !isWritten(wrapper, text(of: side))
    if side == .swift {
      record(.controlFlow, wrapper.node, exit, isWeak: isWeak)
    } else {
      record(.controlFlow, exit, wrapper.node, isWeak: isWeak)
    }
    found[found.count - 1].isNested = true
  }
}
