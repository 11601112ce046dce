internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// What a type does so that two threads do not meet in it, other than by the lock that the other side takes: fields
/// that many threads may use at once, tasks that run one after the other.
struct OwnThreads {
  private let twin: ComparedTwin

  init(_ twin: ComparedTwin) { self.twin = twin }

  /// Whether what one side does under a lock, or on a queue of its own, is one use of one field on the other side, and the
  /// field is made for that: `handlers[id] = handler` of a `ConcurrentHashMap`. Two uses of it are not one step.
  func useSafeField(_ found: BodyDivergence) -> Bool {
    guard let pair = found.pair, let side = found.divergence.presentSide?.other,
      Concurrency.isLock(found.divergence.mention) || found.divergence.mention == "async" && isSerial(pair[side.other])
    else { return false }
    let id = pair[side]
    guard let owner = twin.mapping[id].parent else { return false }
    let tree = twin.mapping.index(side).unit(of: id).tree
    let range = found.divergence.place(on: side).quote
    let nodes = nodes(of: id, in: tree).filter { range.contains(tree.range($0)) }
    let mentions = nodes.filter { [.name, .member].contains(tree.kind($0)) }.map { tree.label($0) }
    let others = siblings(of: owner).filter { $0 != id }.map { twin.mapping[$0] }
    let functions = Set(others.filter { $0.declaration.kind == .function }.map(\.key))
    let kept = others.filter(keepsState)
    let names = Set(kept.map(\.key))
    let used = mentions.filter(names.contains)
    guard used.count == 1, functions.isDisjoint(with: mentions),
      let field = kept.first(where: { $0.key == used[0] })
    else { return false }
    if isSafe(field) { return true }
    return isVolatile(field.declaration) && !isComputed(field.key, nodes, in: tree)
  }

  /// Whether all that a member uses of what its type keeps is one use of such a field.
  func useOnlySafeField(_ id: DeclarationID, of owner: DeclarationID) -> Bool {
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    let fields = twin.mapping[owner].children.map { twin.mapping[$0] }.filter { $0.declaration.kind == .property }
    let nodes = twin.mapping[id].declaration.ownNodes.flatMap { tree.preorder($0) }
    let used = nodes.filter { [.name, .member].contains(tree.kind($0)) }.compactMap { node in
      fields.first { $0.key == tree.label(node) }
    }
    return used.count == 1 && isSafe(used[0])
      && !nodes.contains { [.for, .while, .doWhile].contains(tree.kind($0)) }
  }

  /// Whether one side's own tasks run one after the other, which is what the other side's lock or queue is for.
  func runOneByOne(_ found: BodyDivergence) -> Bool {
    guard let pair = found.pair, let side = found.divergence.presentSide else { return false }
    let isInActor = twin.mapping[pair.swift].parent.map { twin.mapping[$0].declaration.kind == .actor } ?? false
    // An actor lets one in after the other by itself.
    if isInActor, side == .kotlin { return isSerial(pair.kotlin) }
    let other = pair[side.other]
    return startsSomething(other) && isSerial(other)
  }

  /// Whether what is started has to be: only a task may call a function that waits, and the other side's does not.
  func mustStart(_ found: BodyDivergence) -> Bool {
    guard found.divergence.mention == "launch", let pair = found.pair, let side = found.divergence.presentSide else {
      return false
    }
    let id = pair[side]
    let tree = twin.mapping.index(side).unit(of: id).tree
    let range = found.divergence.place(on: side).quote
    let called = Set(
      nodes(of: id, in: tree).filter { tree.kind($0) == .call && range.lower <= tree.range($0).lower }
        .map { tree.label(tree.child($0, 0)) })
    let others = twin.kinship.waiting(side.other, among: called)
    return !twin.kinship.waiting(side, among: called).isSubset(of: others)
  }

  // MARK: Fields

  private func keepsState(_ entry: IndexedDeclaration) -> Bool {
    let declaration = entry.declaration
    guard declaration.kind == .property, declaration.body == nil else { return false }
    if declaration.modifiers.contains(.mutable) { return true }
    // What has the type's name, or extends it, may stand in another file.
    let tree = twin.mapping.index(entry.id.side).unit(of: entry.id).tree
    return declaration.value.map { [.call, .map, .list].contains(tree.kind($0)) } ?? false
  }

  /// Whether several threads may use a field at once: `ConcurrentHashMap`, `AtomicInteger`, `Collections.synchronizedMap`.
  private func isSafe(_ field: IndexedDeclaration) -> Bool {
    // Who may set the field itself may lose what another one just put into the old value.
    guard !field.declaration.modifiers.contains(.mutable) else { return false }
    let unit = twin.mapping.index(field.id.side).unit(of: field.id)
    let ranges = [field.declaration.type, field.declaration.value].compactMap { $0.map(unit.tree.range) }
    let words = ranges.flatMap { unit.file.text(in: $0).prefix { $0 != "{" }.split { !$0.isLetter } }
    return words.contains { word in
      ["Concurrent", "CopyOnWrite", "Atomic", "ManagedAtomic", "synchronized"].contains { word.hasPrefix($0) }
        || word.hasSuffix("BlockingQueue")
    }
  }

  private func isVolatile(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { lastComponent(of: $0.name) == "Volatile" }
  }

  /// Whether a field is given a value that is made of the one it had: `count += 1` reads and writes.
  private func isComputed(_ key: String, _ nodes: [NodeID], in tree: Tree) -> Bool {
    nodes.contains { node in
      guard tree.kind(node) == .assign, tree.label(tree.child(node, 0)) == key else { return false }
      return tree.label(node) != "="
    }
  }

  // MARK: Tasks

  /// Whether a function or property hands what it does to something that runs it.
  private func startsSomething(_ id: DeclarationID) -> Bool {
    let runners: Set<String> = [
      "runblocking", "launch", "withcontext", "submit", "execute", "async", "sync", "withlock",
    ]
    let tree = twin.mapping.index(id.side).unit(of: id).tree
    return nodes(of: id, in: tree).contains { node in
      tree.kind(node) == .call && runners.contains(tree.label(tree.child(node, 0)))
    }
  }

  /// Whether a type says that what it runs runs one after the other.
  private func isSerial(_ id: DeclarationID) -> Bool {
    guard let owner = twin.mapping[id].parent else { return false }
    let text = twin.text(owner, twin.mapping[owner].declaration.range)
    let signs =
      id.side == .kotlin
      ? ["limitedParallelism(1)", "SingleThread", "Mutex()", "ReentrantLock()", "synchronized("]
      : ["DispatchQueue(label:", "NSLock()", "NSRecursiveLock()", "maxConcurrentOperationCount = 1"]
    return signs.contains(where: text.contains) && !(id.side == .swift && text.contains(".concurrent"))
  }

  // MARK: Members

  /// The members of a type, wherever an extension adds to them.
  private func siblings(of owner: DeclarationID) -> [DeclarationID] {
    let index = twin.mapping.index(owner.side)
    let key = twin.mapping[owner].key
    let others = (index.types(named: key) + index.extensions(of: key).map(\.id)).filter { $0 != owner }
    return ([owner] + others).flatMap { twin.mapping[$0].children }
  }

  /// Everything in the bodies of a member.
  private func nodes(of id: DeclarationID, in tree: Tree) -> [NodeID] {
    let declaration = twin.mapping[id].declaration
    var seen: Set<NodeID> = []
    return ([declaration.body] + declaration.accessors.map(\.body)).compactMap(\.self)
      .filter { seen.insert($0).inserted }.flatMap(tree.preorder)
  }
}
