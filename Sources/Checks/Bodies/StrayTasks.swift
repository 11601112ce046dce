// @MainActor … Task { count += 1 }     GlobalScope.launch { count += 1 }
//
// The normal form leaves out in which scope a task runs, for the two platforms have scopes of their own. Two things can
// be proved all the same: nobody cancels what runs in `GlobalScope`, and `Dispatchers.IO` is not the main thread.

internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// The tasks of a twin that Kotlin starts where Swift does not.
struct StrayTasks {
  private let twin: ComparedTwin

  init(_ twin: ComparedTwin) { self.twin = twin }

  /// One violation of each member whose task runs elsewhere.
  func violations() -> [Violation] {
    if twin.twin.isTest { return [] }
    return twin.members.compactMap { member in
      guard member.body != nil, let (task, place) = strayTask(in: member.pair) else { return nil }
      return violation(member.pair, task, place)
    }
  }

  /// The first task of Kotlin's member that is nobody's, or that changes off the main thread what Swift changes on it.
  private func strayTask(in pair: MemberPair) -> (task: NodeID, place: String)? {
    let tasks = launches(of: pair.kotlin)
    guard !tasks.isEmpty, let owner = twin.mapping[pair.kotlin].parent,
      launches(of: pair.swift).contains(where: { head(of: $0, pair.swift).hasPrefix("Task") }),
      !twin.code(of: pair.swift).contains("Task.detached")
    else { return nil }
    if let task = tasks.first(where: { head(of: $0, pair.kotlin).hasPrefix("GlobalScope.") }), hasScope(owner) {
      return (task, "in a scope that nobody cancels")
    }
    guard isOnMainActor(pair.swift) else { return nil }
    let state = plainState(of: owner)
    return tasks.first { runsElsewhere($0, pair.kotlin) && changes(state, in: $0, pair.kotlin) }
      .map { ($0, "off the main thread") }
  }

  private func violation(_ pair: MemberPair, _ task: NodeID, _ place: String) -> Violation {
    let callee = head(of: task, pair.kotlin).split { $0 == "(" || $0.isWhitespace }.first.map(String.init) ?? "launch"
    let range = tree(of: pair.kotlin).range(task)
    let start = ByteRange(Int(range.lower), Int(range.lower) + callee.utf8.count)
    return Violation(
      check: "concurrency-differs",
      values: ["code": callee, "name": callee, "kind": place, "side": "Kotlin", "swift": "Task", "kotlin": callee],
      confidence: .high, member: twin.memberName(pair.kotlin), primary: twin.site(pair.kotlin, start),
      counterpart: twin.nameSite(pair.swift),
      identity: ["concurrency-differs", twin.identityPath(pair.swift), twin.identityPath(pair.kotlin), place])
  }

  // MARK: Tasks

  private func tree(of id: DeclarationID) -> Tree { twin.mapping.index(id.side).unit(of: id).tree }

  /// The calls of a member that start a task.
  private func launches(of id: DeclarationID) -> [NodeID] {
    let tree = tree(of: id)
    guard let body = twin.mapping[id].declaration.body else { return [] }
    return tree.preorder(body).filter { node in
      tree.kind(node) == .call && tree.childCount(node) > 0 && tree.label(tree.child(node, 0)) == "launch"
    }
  }

  /// How a task is started, without what it does: `GlobalScope.launch(Dispatchers.IO) `.
  private func head(of task: NodeID, _ id: DeclarationID) -> Substring {
    twin.text(id, tree(of: id).range(task)).prefix { $0 != "{" }
  }

  /// Whether a task leaves the main thread, and nothing in it goes back there or takes a lock.
  private func runsElsewhere(_ task: NodeID, _ id: DeclarationID) -> Bool {
    let head = head(of: task, id)
    guard ["Dispatchers.IO", "Dispatchers.Default"].contains(where: { head.contains($0) }) else { return false }
    let text = twin.text(id, tree(of: id).range(task))
    return ![
      "Dispatchers.Main", "runOnUiThread", "Lock", ".lock(", "synchronized", "Looper", "limitedParallelism",
      "withContext",
    ]
    .contains { text.contains($0) }
  }

  /// Whether a task sets one of some properties by its name. What is set by `.value` or `.update` is made for threads.
  private func changes(_ state: Set<String>, in task: NodeID, _ id: DeclarationID) -> Bool {
    let tree = tree(of: id)
    return tree.preorder(task).contains { node in
      guard tree.kind(node) == .assign, tree.childCount(node) > 0 else { return false }
      let target = tree.child(node, 0)
      return tree.kind(target) == .name && !tree.marks(target).contains(.local) && state.contains(tree.label(target))
        && !ownName(twin.text(id, tree.range(node))).prefix { $0 != "=" }.contains(".")
    }
  }

  /// `count = 1` of `this@Feed.count = 1`.
  private func ownName(_ text: String) -> Substring {
    guard text.hasPrefix("this"), let dot = text.firstIndex(of: ".") else { return text[...] }
    return text[text.index(after: dot)...]
  }

  // MARK: Types

  /// Whether a Kotlin class is cancelled together with its screen: it is a view model, or speaks of such a scope.
  private func hasScope(_ owner: DeclarationID) -> Bool {
    let code = twin.code(of: owner)
    // The normal form leaves out what only the platform asks a class to be.
    return code.prefix { $0 != "{" }.contains("ViewModel(") || code.contains("viewModelScope")
      || code.contains("lifecycleScope")
  }

  /// The variables that a Kotlin class keeps and that nothing makes safe for threads.
  private func plainState(of owner: DeclarationID) -> Set<String> {
    let kept = twin.mapping[owner].declaration.members.filter { member in
      member.kind == .property && member.modifiers.contains(.mutable) && member.body == nil && member.accessors.isEmpty
        && !member.attributes.contains { lastComponent(of: $0.name) == "Volatile" }
    }
    return Set(kept.map(\.key))
  }

  /// Whether a Swift member, or the type it stands in, runs on the main thread.
  private func isOnMainActor(_ id: DeclarationID) -> Bool {
    // The normal form leaves the attribute out.
    func isMarked(_ id: DeclarationID) -> Bool {
      let head = twin.text(id, twin.mapping[id].declaration.range).prefix { $0 != "{" && $0 != "(" && $0 != ":" }
      return head.contains("@MainActor")
    }
    guard !twin.mapping[id].declaration.modifiers.contains(.nonisolated) else { return false }
    return isMarked(id) || twin.mapping[id].parent.map(isMarked) ?? false
  }
}
