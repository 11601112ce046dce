internal import CodeModel
internal import Pairing
internal import SourceModel

/// Compares two trees that are counterparts, the Swift one on the left, and collects how they differ.
///
/// Equal hashes end the descent, so the cost is that of the differing parts. Every limit that is reached sets
/// `isTruncated`.
struct BodyComparer {
  /// One side's tree with everything that is needed to read it.
  struct Text {
    let tree: Tree
    let fingerprints: Fingerprints
    let file: SourceFile
  }

  struct Found {
    var divergence: Divergence
    /// It belongs to a statement inside the one at hand.
    var isNested = false
    /// It is about the path to something that is told to differ itself.
    var isFollower = false
  }

  /// Deeper nests are compared by hash only.
  static let depthLimit = 300
  /// Nodes that one member's comparison visits at most.
  static let nodeLimit = 200_000

  private(set) var left: Text
  private(set) var right: Text
  let sharedNames: SharedNames
  var bodies: ComparedBodies
  /// Locals that may be read as their values.
  lazy var inlines = PerSide.each { InlineLocals(bodies.roots[$0], in: tree(of: $0)) }

  var substitution = Substitution()
  var origins = LocalOrigins()
  var surroundings = SurroundingCode()

  var found: [Found] = []
  var facingNames: [FacingNames] = []
  var leftovers = Leftovers()
  var tally = Tally()
  var isTruncated = false
  private var depth = 0
  var visited = 0

  init(left: Text, right: Text, names: SharedNames, bodies: ComparedBodies = ComparedBodies()) {
    self.left = left
    self.right = right
    sharedNames = names
    self.bodies = bodies
  }

  /// The same comparer before it has found anything, with other code on a side: what it knows of nodes is forgotten.
  func anew(_ left: Text, _ right: Text) -> BodyComparer {
    var other = self
    (other.left, other.right) = (left, right)
    other.bodies.roots = PerSide()
    other.bodies.labelsMatter = true
    other.bodies.members = nil
    other.inlines = PerSide.each { InlineLocals([], in: tree(of: $0)) }
    other.origins = LocalOrigins()
    other.surroundings.subjects = PerSide()
    other.found = []
    other.facingNames = []
    other.leftovers = Leftovers()
    return other
  }

  // MARK: Descent

  mutating func compare(_ a: NodeID, _ b: NodeID) {
    if isEqual(a, b) {
      credit(left.fingerprints.size(a))
      return bindEqual(a)
    }
    if compareInlined(a, b) { return }
    visited += 1
    guard depth < BodyComparer.depthLimit, visited < BodyComparer.nodeLimit else {
      isTruncated = true
      record(.expression, a, b)
      return
    }
    depth += 1
    let (known, before) = (found.count, tally.score)
    if !compareOwnSteps(a, b) { descend(a, b) }
    if found.count == known + 1, standsAlone(found[known].divergence, in: a, b, credited: tally.score - before) {
      found[known].divergence.standsAlone = true
    }
    depth -= 1
  }

  func isEqual(_ a: NodeID, _ b: NodeID) -> Bool {
    left.fingerprints.exact(a) == right.fingerprints.exact(b)
      && (substitution.isIdentity || !left.fingerprints.mentionsLocals(a))
      && (!bodies.labelsMatter || haveEqualLabels(a, b))
  }

  /// What two equal trees declare is called the same: none of it may stand for anything else.
  private mutating func bindEqual(_ node: NodeID) {
    guard left.fingerprints.mentionsLocals(node) else { return }
    for part in left.tree.preorder(node) where left.tree.kind(part) == .binding {
      substitution.bind(left.tree.label(part), left.tree.label(part))
    }
  }

  func text(of side: Side) -> Text { side == .swift ? left : right }

  func tree(of side: Side) -> Tree { side == .swift ? left.tree : right.tree }

  mutating func credit(_ nodes: Int) {
    tally.score += Double(nodes)
    tally.equalNodes += nodes
  }

  /// What a comparison finds, without keeping it.
  mutating func captured(_ body: (inout BodyComparer) -> Void) -> [Found] {
    let before = found
    found = []
    body(&self)
    let result = found
    found = before
    return result
  }

  /// Takes back what a trial has changed, but for what it has cost and whether it reached a limit.
  mutating func takeBack(to before: BodyComparer) {
    let (cost, isCut) = (visited, isTruncated)
    self = before
    (visited, isTruncated) = (cost, isCut)
  }

  // MARK: Records

  mutating func record(
    _ kind: Divergence.Kind, _ a: NodeID, _ b: NodeID, isWeak: Bool = false, names: [String] = []
  ) {
    record(kind, a, b, Divergence.Place(left.tree.range(a)), Divergence.Place(right.tree.range(b)), isWeak, names)
  }

  mutating func record(
    _ kind: Divergence.Kind, _ a: NodeID, _ b: NodeID, _ swift: Divergence.Place, _ kotlin: Divergence.Place,
    _ isWeak: Bool = false, _ names: [String] = []
  ) {
    var divergence = Divergence(
      kind: kind, swift: swift, kotlin: kotlin,
      identity: [left.fingerprints.alpha(a), right.fingerprints.alpha(b)])
    divergence.isWeak = isWeak || (concernsSuper(a, in: left.tree) && concernsSuper(b, in: right.tree))
    if [.call, .expression, .statement].contains(kind), areDelegated(a, b) { divergence.isWeak = true }
    divergence.isOpposite = renamesCarried(a, left) || renamesCarried(b, right)
    divergence.names = names
    if kind == .literal, let text = left.tree.plainText(a), let other = right.tree.plainText(b) {
      divergence.edit = TextEdit(swift: text, kotlin: other)
    }
    if !names.isEmpty {
      facingNames.append(FacingNames(names: names, swift: swift.range, kotlin: kotlin.range))
    }
    found.append(Found(divergence: divergence))
  }

  /// A statement, branch or argument that only one side has; `offset` is where the other side would have it.
  mutating func recordMissing(
    _ kind: Divergence.Kind, _ node: NodeID, on side: Side, offset: Int, isWeak: Bool = false
  ) {
    let text = text(of: side)
    let present = Divergence.Place(text.tree.range(node))
    let absent = Divergence.Place(ByteRange(offset, offset), isInsertionPoint: true)
    // An exit that nobody wrote stands for an `else`.
    let isElse = text.tree.kind(node) == .return && text.tree.marks(node).contains(.synthesized)
    var divergence = Divergence(
      kind: isElse ? .controlFlow : kind, swift: side == .swift ? present : absent,
      kotlin: side == .swift ? absent : present,
      identity: [text.fingerprints.alpha(node)])
    divergence.presentSide = side
    divergence.isWeak = isWeak || concernsSuper(node, in: text.tree) || handsOn(node, in: text.tree)
    divergence.mention = rootMention(node, in: text.tree)
    divergence.isGuard = isGuard(node, in: text.tree)
    divergence.isLocal = text.tree.kind(node) == .variable
    found.append(Found(divergence: divergence))
  }

  func isGuard(_ node: NodeID, in tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .call: return ["require", "check", "requirenotnull", "checknotnull"].contains(tree.label(tree.child(node, 0)))
    case .if:
      guard tree.childCount(node) >= 3, tree.isEmpty(tree.child(node, 2)) else { return false }
      let branch = tree.child(node, 1)
      let last = tree.kind(branch) == .block ? tree.lastChild(branch) ?? branch : branch
      return tree.kind(last) == .throw || tree.kind(last) == .return
    default: return false
    }
  }

  /// The outermost receiver or callee of a call, or of what is set: `logger` of `logger.log(x)` and of `logger.level = x`.
  private func rootMention(_ node: NodeID, in tree: Tree) -> String {
    let root = root(of: tree.kind(node) == .assign ? tree.child(node, 0) : node, in: tree)
    return tree.kind(root) == .name || tree.kind(root) == .implicitMember ? tree.label(root) : ""
  }

  /// What a superclass is told follows from the superclass, and each platform has its own.
  func concernsSuper(_ node: NodeID, in tree: Tree) -> Bool { tree.kind(root(of: node, in: tree)) == .super }

  /// Whether an initializer has another one of its type do the work: what that one sets is told of the properties, but
  /// for what is written out here.
  private func handsOn(_ node: NodeID, in tree: Tree) -> Bool {
    guard bodies.isInitializer, tree.kind(node) == .call else { return false }
    let callee = tree.child(node, 0)
    return tree.kind(callee) == .member && tree.label(callee) == "init" && tree.kind(tree.child(callee, 0)) == .self
      && !tree.preorder(node).contains { tree.kind($0).isLiteral && tree.kind($0) != .null && tree.plainText($0) != "" }
  }

  private func root(of node: NodeID, in tree: Tree) -> NodeID {
    var node = node
    while true {
      switch tree.kind(node) {
      case .call, .member, .optionalChain, .force, .try, .await, .index:
        guard let next = tree.children(node).first else { return node }
        node = next
      default: return node
      }
    }
  }

  // MARK: Names

  func isAlias(_ swift: String, _ kotlin: String) -> Bool {
    sharedNames.isAlias(swift, kotlin) || bodies.aliases[swift]?.contains(kotlin) ?? false
  }

  /// Whether two mentions of names mean the same.
  mutating func unify(_ a: NodeID, _ b: NodeID) -> Bool {
    let marks = left.tree.marks(a).intersection(right.tree.marks(b))
    let areLocal = !marks.isDisjoint(with: [.local, .payload])
    let names = (left.tree.label(a), right.tree.label(b))
    if !areLocal, isAlias(names.0, names.1) || makesType(a, b) { return true }
    // Of several values that a case carries, each is known by its place, whatever a pattern calls it.
    let places = (left.tree.soft(a), right.tree.soft(b))
    if marks.contains(.payload), places.0.hasPrefix("#"), places.1.hasPrefix("#") {
      return names.0 == names.1 || places.0 == places.1
    }
    // What a case carries has names of its own: a local that is called like one of them is another thing.
    if marks.contains(.payload), !marks.contains(.local) {
      return names.0 == names.1 || substitution.unify("#" + names.0, "#" + names.1, areLocal: true)
    }
    // A function or a type may be called like a local: `let node = Node(key)`.
    if names.0 == names.1, !left.tree.marks(a).union(right.tree.marks(b)).contains(.local) { return true }
    if names.0 == names.1, isOwnBesideLocal(a, b) { return false }
    return substitution.unify(names.0, names.1, areLocal: areLocal)
  }

  /// Whether both are the one value that a case carries, the one behind the name of what has been asked for the case.
  mutating func unifyPayload(_ a: NodeID, _ b: NodeID) -> Bool {
    let marks = (left.tree.marks(a), right.tree.marks(b))
    if marks.0.contains(.payload), marks.1.contains(.payload) { return unify(a, b) }
    guard left.tree.label(a) == right.tree.label(b) else { return false }
    // What one side's pattern names, the other asks of what it has tested.
    func isAsked(_ node: NodeID, _ tree: Tree, _ subjects: [NodeID]) -> Bool {
      guard tree.kind(node) == .member else { return false }
      let asked = tree.child(node, 0)
      return subjects.contains { subject in
        tree.kind(subject) == .binding
          ? tree.kind(asked) == .name && tree.label(asked) == tree.label(subject) : tree.isSame(subject, asked)
      }
    }
    return marks.0.contains(.payload) && isAsked(b, right.tree, surroundings.subjects.kotlin)
      || marks.1.contains(.payload) && isAsked(a, left.tree, surroundings.subjects.swift)
  }

  /// Reads which names each body declares, so that a mention of the wrong one is not taken for a renaming.
  mutating func learnDeclaredNames(_ lefts: [NodeID], _ rights: [NodeID]) {
    bodies.roots = PerSide(swift: lefts, kotlin: rights)
    bodies.labelsMatter = haveTellingLabels(lefts, rights)
    bodies.declaredInside = PerSide(
      swift: declarationNames(lefts, in: left.tree), kotlin: declarationNames(rights, in: right.tree))
    for root in lefts { substitution.leftDeclared.formUnion(declaredNames(root, in: left.tree)) }
    for root in rights { substitution.rightDeclared.formUnion(declaredNames(root, in: right.tree)) }
  }

  private func declarationNames(_ roots: [NodeID], in tree: Tree) -> Set<String> {
    guard tree.kinds.contains(.declaration) else { return [] }
    return Set(roots.flatMap { tree.preorder($0) }.filter { tree.kind($0) == .declaration }.map { tree.label($0) })
  }

  private func declaredNames(_ root: NodeID, in tree: Tree) -> [String] {
    tree.preorder(root).compactMap { tree.kind($0) == .binding || tree.kind($0) == .parameter ? tree.label($0) : nil }
  }
}
