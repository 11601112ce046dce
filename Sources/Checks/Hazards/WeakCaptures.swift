internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which closures do nothing in Swift once their owner is gone, and run all the same in Kotlin?
  static let weakCaptureDropped = HazardCheck("weak-capture-dropped") { twin, rule in
    let names = Set(rule.rule.option("screen-names"))
    return twin.pairs.flatMap { pair -> [Violation] in
      if let held = heldStrongly(pair, twin, rule) { return [held] }
      let swift = pair.swift.all(.lambda).filter { isWeak($0, pair.swift.tree) }
      var taken: Set<NodeID> = []
      return swift.compactMap { left in
        guard let call = enclosingCall(of: left, pair.swift), let name = pair.swift.tree.calleeName(call) else {
          return nil
        }
        let right = pair.kotlin.all(.lambda).first { lambda in
          guard !taken.contains(lambda), let other = enclosingCall(of: lambda, pair.kotlin) else { return false }
          return pair.kotlin.tree.calleeName(other).map { isNamed($0, like: name) } ?? false
        }
        guard let right else { return nil }
        taken.insert(right)
        guard !asksWhetherAlive(right, pair.kotlin) else { return nil }
        let use = screenUse(right, names, pair.kotlin.tree)
        guard use != nil || belongsToScreen(pair) && doesMoreThanShow(right, pair.kotlin.tree) else { return nil }
        let capture = pair.swift.tree.children(left).first { pair.swift.tree.kind($0) == .capture } ?? left
        return rule.violation(
          pair, (.kotlin, pair.kotlin.tree.range(use ?? right)), (.swift, pair.swift.tree.range(capture)),
          isSure: use != nil, isFoundByName: true,
          saying: name,
          values: [
            "name": name,
            "how":
              "Swift does nothing here once the screen is gone; Kotlin still uses `\(Excerpt.of(pair.kotlin.text(use ?? right)))`",
          ])
      }
    }
  }
}

/// `weak var delegate` beside `var listener` that nobody clears: Kotlin keeps alive what Swift lets go. A screen's outlets
/// go with the screen on either side.
private func heldStrongly(_ pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> Violation? {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .property,
    kotlin.kind == .property, swift.modifiers.contains(.weak), kotlin.modifiers.contains(.mutable),
    !swift.attributes.contains(where: { $0.name == "IBOutlet" }), !kotlin.modifiers.contains(.lateinit),
    kotlin.accessors.allSatisfy({ $0.body == nil }),
    kotlin.value.map({ pair.kotlin.tree.kind($0) != .delegate }) ?? true
  else { return nil }
  let type = kotlin.type.map { pair.kotlin.text($0) } ?? kotlin.value.map { pair.kotlin.text($0) } ?? ""
  guard !type.contains("WeakReference"), !pair.kotlin.wholeText.contains("\(kotlin.name) = null") else { return nil }
  return rule.violation(
    pair, (.kotlin, kotlin.nameRange), (.swift, swift.nameRange), isSure: false, saying: "weak" + kotlin.name,
    values: [
      "name": kotlin.name,
      "how":
        "Swift lets `\(swift.name)` go with its owner, and it is nil then; Kotlin keeps it alive and goes on calling it",
    ])
}

/// `[weak self]` with an end or a `?` where there is no owner any more.
private func isWeak(_ lambda: NodeID, _ tree: Tree) -> Bool {
  let isWeak = tree.children(lambda).contains {
    tree.kind($0) == .capture && tree.soft($0).hasPrefix("weak") && tree.label($0) == "self"
  }
  guard isWeak else { return false }
  return tree.preorder(lambda).contains { node in
    switch tree.kind(node) {
    case .guard:
      return tree.preorder(tree.child(node, 0)).contains {
        tree.kind($0) == .self || tree.kind($0) == .binding && tree.label($0) == "self"
          || tree.kind($0) == .name && tree.label($0) == "self"
      }
    case .optionalChain: return tree.kind(tree.child(node, 0)) == .self
    case .optionalBinding: return true
    default: return false
    }
  }
}

/// Whether two functions that take a closure are called alike, or do the same in the libraries of the two sides.
private func isNamed(_ kotlin: String, like swift: String) -> Bool {
  canonicalName(kotlin) == canonicalName(swift) || sameWork.contains { $0.contains(swift) && $0.contains(kotlin) }
}

/// What puts work off, and what hears of every new value.
private let sameWork: [Set<String>] = [
  ["async", "asyncAfter", "post", "postDelayed", "runOnUiThread", "scheduledTimer"],
  ["sink", "subscribe", "observe", "observeForever", "bind", "onNext"],
]

private func enclosingCall(of lambda: NodeID, _ member: WrittenMember) -> NodeID? {
  guard let argument = member.parent(lambda), member.tree.kind(argument) == .argument,
    let call = member.parent(argument),
    member.tree.kind(call) == .call
  else { return nil }
  return call
}

private func asksWhetherAlive(_ lambda: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  if member.ancestors(lambda).contains(where: { ancestor in
    tree.calleeName(ancestor) == "launch"
      || tree.preorder(ancestor).prefix(6).contains { tree.path($0)?.last == "viewLifecycleOwner" }
  }) {
    return true
  }
  return tree.preorder(lambda).contains { node in
    switch tree.kind(node) {
    case .name, .member: return aliveWords.contains(tree.label(node))
    case .binary where ["?:", "??"].contains(tree.label(node)):
      return tree.kind(tree.child(node, 1)) == .return
    case .if:
      return tree.preorder(tree.child(node, 0)).contains { tree.kind($0) == .null }
        && tree.preorder(tree.child(node, 1)).contains { tree.kind($0) == .return }
    default: return false
    }
  }
}

private let aliveWords: Set<String> = [
  "isAdded", "isActive", "isDestroyed", "isFinishing", "isDetached", "isResumed", "isAttachedToWindow", "weakSelf",
  "isDisposed",
]

/// Whether the owner is a screen or stands behind one.
private func belongsToScreen(_ pair: WrittenPair) -> Bool {
  [pair.swift, pair.kotlin].contains { member in
    let words = words(of: member.environment.owner?.name ?? "")
    return words.last.map(member.lexicon[.screens].contains) ?? false || words.suffix(2) == ["view", "model"]
  }
}

/// Whether a body does anything but speak to a view that may be gone.
private func doesMoreThanShow(_ lambda: NodeID, _ tree: Tree) -> Bool {
  guard let block = tree.lastChild(lambda) else { return false }
  return tree.children(block).contains { statement in
    guard tree.kind(statement) == .call, let receiver = tree.receiver(statement) else {
      return tree.kind(statement) != .assign
    }
    return tree.path(receiver)?.last != "view"
  }
}

/// A name in the Kotlin body that needs the screen to be there.
private func screenUse(_ lambda: NodeID, _ names: Set<String>, _ tree: Tree) -> NodeID? {
  tree.preorder(lambda).first { node in
    switch tree.kind(node) {
    case .call: return tree.calleeName(node).map(names.contains) ?? false
    case .name: return names.contains(tree.label(node))
    default: return false
    }
  }
}
