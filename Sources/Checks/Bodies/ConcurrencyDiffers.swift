internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// What runs on another thread, or under a lock, on one side only?
  static let concurrencyDiffers = Check("concurrency-differs") { twin in
    let actors = LockedActors(twin)
    let threads = OwnThreads(twin)
    let found = bodyDivergences(of: "concurrency-differs", in: twin).filter {
      if actors.explain($0) || isSynchronized($0, in: twin) || onlySends($0, in: twin) { return false }
      return twin.isAboutChange || !threads.useSafeField($0) && !threads.runOneByOne($0)
    }
    return found.map {
      var violation = bodyViolation("concurrency-differs", $0, in: twin) { divergence, texts in
        wrapping(divergence, texts).merging(["kind": Concurrency.place(of: divergence.mention)]) { old, _ in old }
      }
      let isItsOwnWay = !twin.isAboutChange && (actors.start($0) || threads.mustStart($0))
      if startsForItsCaller($0, in: twin) || isItsOwnWay { violation.confidence = .low }
      // How the members of a type keep threads apart was decided once.
      if violation.confidence == .high, !twin.isAboutChange, let owner = $0.pair?.owner,
        let side = $0.divergence.presentSide
      {
        let place = Concurrency.place(of: $0.divergence.mention)
        violation.crowd = twin.crowd(["threads", "\(owner)", side.rawValue, place])
      }
      return violation
    } + actors.unlocked.map { unlocked($0, in: twin) } + StrayTasks(twin).violations()
  }
}

/// Whether Kotlin's whole function runs under the lock of its object, so that what stands under a lock in Swift does.
private func isSynchronized(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard found.divergence.presentSide == .swift, Concurrency.isLock(found.divergence.mention), let pair = found.pair
  else { return false }
  return twin.mapping[pair.kotlin].declaration.attributes.contains { lastComponent(of: $0.name) == "Synchronized" }
}

/// Whether one side's function is asynchronous and the other's starts a task of its own: who calls it starts one there.
/// That only one of them is asynchronous is told of the functions.
private func startsForItsCaller(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard found.divergence.mention == "launch", let side = found.divergence.presentSide, let pair = found.pair else {
    return false
  }
  func isAsync(_ side: Side) -> Bool { twin.mapping[pair[side]].declaration.modifiers.contains(.async) }
  return isAsync(side.other) && !isAsync(side)
}

/// Whether all that Kotlin starts is to send a value into a stream, which only a coroutine may do.
private func onlySends(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard found.divergence.mention == "launch", found.divergence.presentSide == .kotlin, let pair = found.pair else {
    return false
  }
  let declaration = twin.mapping[pair.kotlin].declaration
  let tree = twin.mapping.kotlin.unit(of: pair.kotlin).tree
  let start = found.divergence.kotlin.range.lower
  let nodes = declaration.body.map { tree.preorder($0) } ?? []
  guard let task = nodes.first(where: { tree.kind($0) == .call && tree.range($0).lower == start }),
    let lambda = tree.preorder(task).first(where: { tree.kind($0) == .lambda }), let body = tree.lastChild(lambda)
  else { return false }
  let statements = tree.kind(body) == .block ? Array(tree.children(body)) : [body]
  return !statements.isEmpty
    && statements.allSatisfy { statement in
      tree.kind(statement) == .call && ["send", "emit"].contains(tree.label(tree.child(statement, 0)))
    }
}

/// A member of an actor whose counterpart takes no lock, where others beside it do.
private func unlocked(_ pair: MemberPair, in twin: ComparedTwin) -> Violation {
  let name = displayName(twin.mapping[pair.kotlin].declaration)
  return Violation(
    check: "concurrency-differs",
    values: ["code": name, "name": "actor", "kind": "under a lock", "side": "Swift", "swift": name, "kotlin": name],
    confidence: .high, member: twin.memberName(pair.kotlin), primary: twin.nameSite(pair.kotlin),
    counterpart: twin.nameSite(pair.swift),
    identity: ["concurrency-differs", twin.identityPath(pair.swift), twin.identityPath(pair.kotlin), "actor"])
}

/// Swift's actors, and the Kotlin classes that take a lock in every member instead.
private struct LockedActors {
  /// Members that take no lock though they touch what others touch under one.
  private(set) var unlocked: [MemberPair] = []
  private let twin: ComparedTwin

  init(_ twin: ComparedTwin) {
    self.twin = twin
    let pairs = twin.members.map(\.pair).filter { LockedActors.isInActor($0, in: twin) }
    let guards = pairs.filter { takesLock($0.kotlin) }
    let locking = Set(guards.compactMap { twin.mapping[$0.kotlin].parent })
    // A function that only calls one which takes the lock needs none.
    let guardNames = Set(guards.map { twin.mapping[$0.kotlin].key })
    let guarded = guards.reduce(into: Set<String>()) { $0.formUnion(twin.mentions(of: $1.kotlin)) }
    let threads = OwnThreads(twin)
    unlocked = pairs.filter { pair in
      let declaration = twin.mapping[pair.kotlin].declaration
      guard declaration.kind == .function, !PlatformHabits.isPrivate(declaration), !takesLock(pair.kotlin),
        let owner = twin.mapping[pair.kotlin].parent, locking.contains(owner),
        let type = twin.mapping[pair.swift].parent
      else { return false }
      guard touchesState(pair.swift, of: type), !threads.useOnlySafeField(pair.kotlin, of: owner) else { return false }
      return twin.isAboutChange || twin.mentions(of: pair.kotlin).isDisjoint(with: guardNames)
        || touchesState(pair.kotlin, of: owner, among: guarded)
    }
  }

  /// Whether a lock in Kotlin stands for what an actor does by itself.
  func explain(_ found: BodyDivergence) -> Bool {
    found.divergence.presentSide == .kotlin && Concurrency.isLock(found.divergence.mention)
      && found.pair.map { LockedActors.isInActor($0, in: twin) } ?? false
  }

  /// Whether Kotlin starts a task of its own where an actor lets one in after the other: who calls an actor waits for it.
  func start(_ found: BodyDivergence) -> Bool {
    found.divergence.presentSide == .kotlin && found.divergence.mention == "launch"
      && found.pair.map { LockedActors.isInActor($0, in: twin) } ?? false
  }

  private static func isInActor(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
    twin.mapping[pair.swift].parent.map { twin.mapping[$0].declaration.kind == .actor } ?? false
  }

  private func takesLock(_ id: DeclarationID) -> Bool {
    twin.mentions(of: id).contains { Concurrency.isLock($0) }
  }

  /// Whether a member speaks of something that its type keeps, and that others use under a lock.
  private func touchesState(_ id: DeclarationID, of owner: DeclarationID, among guarded: Set<String>) -> Bool {
    let kept = Set(twin.mapping[owner].declaration.members.filter { $0.kind == .property }.map(\.key))
    return !twin.mentions(of: id).isDisjoint(with: kept.intersection(guarded))
  }

  /// Whether a member speaks of something that its type keeps and changes.
  private func touchesState(_ id: DeclarationID, of owner: DeclarationID) -> Bool {
    let kept = twin.mapping[owner].declaration.members.filter { member in
      member.kind == .property && member.modifiers.contains(.mutable) && member.body == nil
    }
    return !twin.mentions(of: id).isDisjoint(with: Set(kept.map(\.key)))
  }
}

/// The functions that decide on which thread, or under which lock, a closure runs; as phrases spell them after
/// `Rules/phrasebook/concurrency.yml`.
enum Concurrency {
  private static let places: [String: String] = [
    "runonuithread": "on the main thread", "thread": "on another thread", "launch": "in a task of its own",
    "async": "on another thread", "withlock": "under a lock", "synchronized": "under a lock",
  ]

  static func concerns(_ divergence: Divergence) -> Bool {
    divergence.kind == .wrapped && divergence.wrapping == .closure && places[divergence.mention] != nil
  }

  /// Whether a function runs its closure while a lock is held.
  static func isLock(_ callee: String) -> Bool { places[callee] == "under a lock" }

  /// Where a closure runs that is handed to a function.
  static func place(of callee: String) -> String { places[callee] ?? "elsewhere" }
}
