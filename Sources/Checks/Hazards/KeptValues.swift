internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

// A Swift value that is put somewhere stays as it was when it was put there. A Kotlin object goes on changing.

/// Kotlin locals that keep the state of something, which is then changed: `val start = player; player.x += 1`.
func changedSnapshots(in pair: WrittenPair, _ twin: WrittenTwin) -> [Alias] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let changes = mutations(in: kotlin)
  guard !changes.isEmpty else { return [] }
  var copies = LocalCopies(pair)
  return kotlin.locals.compactMap { local in
    guard !local.isMutable, let path = kotlin.tree.ownPath(local.value), path != ["self"],
      let copy = copies.of(local), swift.tree.ownPath(copy.value)?.map(canonicalName) == path.map(canonicalName),
      let value = kotlin.value(of: local.value, twin)
    else { return nil }
    let after = kotlin.tree.range(local.node).upper
    guard
      let changed = changes.first(where: {
        kotlin.tree.range($0.node).lower >= after && $0.changes(valueAt: path, of: value)
      }), kotlin.isRead(local.name, after: kotlin.tree.range(changed.node).upper)
    else { return nil }
    let counterpart = mutations(in: swift).first { $0.changes(valueAt: path, of: value) }?.node ?? copy.node
    return Alias(
      name: local.name, original: "`\(kotlin.text(local.value))`", kotlin: changed.node, swift: counterpart)
  }
}

/// `theme.apply { isDark = true }` and `rows.map { it.isOn = true; it }` where Swift changes a copy.
func changedInScope(in pair: WrittenPair, _ twin: WrittenTwin) -> [Alias] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let tree = kotlin.tree
  let copies = swift.localsAndBindings.filter { $0.isMutable }
  let loops = swift.all(.for).filter { swift.tree.soft(swift.tree.child($0, 0)) == "var" }
  guard !copies.isEmpty || !loops.isEmpty else { return [] }
  var result: [Alias] = []
  for call in kotlin.all(.call) {
    guard let scope = ScopeCall(call, in: kotlin), let value = kotlin.value(of: scope, twin),
      let change = scope.change(of: value, in: kotlin)
    else { continue }
    let words = scope.receiver.map { tree.vocabulary($0) } ?? []
    let copy = copies.first { local in
      switch swift.tree.kind(local.value) {
      case .self: return scope.receiver == nil || tree.kind(scope.receiver ?? call) == .self
      default:
        guard let path = swift.tree.ownPath(local.value) else { return false }
        if !scope.isElement { return swift.tree.vocabulary(local.value) == words }
        return swift.isClosureParameter(path, of: local.node)
      }
    }
    let loop = scope.isElement ? loops.first { swift.tree.vocabulary(swift.tree.child($0, 1)) == words } : nil
    guard let counterpart = copy?.node ?? loop else { continue }
    let original = scope.receiver.map { kotlin.text($0) } ?? "this"
    result.append(
      Alias(
        name: copy?.name ?? scope.name, original: scope.isElement ? "an element of `\(original)`" : "`\(original)`",
        kotlin: change, swift: counterpart))
  }
  return result
}

/// `var copy = row; copy.isOn = true` beside `row.isOn = true`: Kotlin does without the copy.
func uncopied(in pair: WrittenPair, _ twin: WrittenTwin) -> [Alias] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let changes = mutations(in: kotlin)
  guard !changes.isEmpty else { return [] }
  let own = mutations(in: swift)
  let names = Set(kotlin.locals.map { canonicalName($0.name) })
  return swift.localsAndBindings.compactMap { local in
    guard local.isMutable, !names.contains(canonicalName(local.name)), let path = swift.tree.ownPath(local.value),
      path != ["self"], path != [local.name], !isWrittenBack(local.name, local.value, in: swift)
    else { return nil }
    let key = path.map(canonicalName)
    for change in changes {
      let place = kotlin.tree.range(change.node).lower
      let origin = Array(change.path.prefix(key.count))
      guard origin.map(canonicalName) == key, !kotlin.environment.isParameter(origin[0], at: place),
        !kotlin.locals.contains(where: { $0.name == origin[0] }),
        let value = kotlin.value(of: kotlin.type(ofPath: origin, at: place), twin),
        change.changes(valueAt: origin, of: value),
        let copy = own.first(where: { $0.changes(valueAt: [local.name], of: value) }),
        !own.contains(where: { $0.changes(valueAt: path, of: value) })
      else { continue }
      return Alias(
        name: local.name, original: "`\(origin.joined(separator: "."))`", kotlin: change.node, swift: copy.node)
    }
    return nil
  }
}

/// A call whose lambda works on what it is called on, or on each of its elements.
private struct ScopeCall {
  var receiver: NodeID?
  var lambda: NodeID
  /// How the lambda calls it; `this` where it needs no name.
  var name: String
  var isElement: Bool

  init?(_ call: NodeID, in member: WrittenMember) {
    let tree = member.tree
    guard let callee = tree.calleeName(call), let lambda = tree.argumentValues(call).last, tree.kind(lambda) == .lambda
    else { return nil }
    self.lambda = lambda
    receiver = tree.receiver(call)
    let parameter = tree.children(lambda).first { tree.kind($0) == .parameter }.map { tree.label($0) }
    switch callee {
    case "apply", "run":
      (name, isElement) = ("this", false)
    case "also", "let":
      (name, isElement) = (parameter ?? "it", false)
    case "map", "forEach", "onEach", "mapNotNull":
      (name, isElement) = (parameter ?? "it", true)
    default: return nil
    }
    if let receiver { guard !isFresh(receiver, in: tree) else { return nil } } else if name != "this" { return nil }
  }

  /// The first place in the lambda that changes the value.
  func change(of type: TypeFacts, in member: WrittenMember) -> NodeID? {
    let tree = member.tree
    let inside = Set(tree.preorder(lambda))
    return inside.sorted { tree.range($0).lower < tree.range($1).lower }.first { node in
      guard tree.kind(node) == .assign else { return false }
      let target = tree.child(node, 0)
      switch tree.kind(target) {
      case .member: return tree.path(tree.child(target, 0)) == [name == "this" ? "self" : name]
      case .name:
        return name == "this" && type.property(byKey: canonicalName(tree.label(target)))?.isStored == true
          && member.environment.isMutableLocal(tree.label(target), at: tree.range(node).lower) == nil
      default: return false
      }
    }
  }
}

/// What is put into a collection, a property or a local of the type, and changed after that.
func keptValues(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  kept(in: pair).compactMap { place in
    guard let value = pair.kotlin.value(of: place.value, twin) else { return nil }
    guard let changed = change(of: place, in: pair, twin, { $0.changes(valueAt: $1, of: value) }) else { return nil }
    return violation(of: place, changed, original: "`\(pair.kotlin.text(place.value))`", pair, rule)
  }
}

/// The same of lists, sets and maps.
func keptCollections(in pair: WrittenPair, _ twin: WrittenTwin, _ rule: HazardRule) -> [Violation] {
  kept(in: pair).compactMap { place in
    let isCopied =
      place.whole == nil
      ? pair.kotlin.isSharedCollection(place.value) && pair.swift.environment.type(of: place.swift).collection != nil
      : pair.kotlin.value(of: place.value, twin) != nil
    guard isCopied else { return nil }
    let kinds: Set<Mutation.Kind> = [.contents, .element, .order]
    let changed = change(of: place, in: pair, twin) { mutation, path in
      let own = mutation.path.map(canonicalName)
      let key = path.map(canonicalName)
      return kinds.contains(mutation.kind) && own == key
        || mutation.kind == .property && own == key + [Mutation.element]
    }
    let original = place.whole == nil ? pair.kotlin.text(place.value) : place.path.joined(separator: ".")
    if let changed { return violation(of: place, changed, original: original, pair, rule) }
    // Who gave it may never change it: a hint.
    return pair.kotlin.changeByHolder(of: place.path, at: place.value, twin).map {
      violation(of: place, $0, original: original, pair, rule, isSure: false)
    }
  }
}

private func violation(
  of place: KeptPlace, _ changed: String, original: String, _ pair: WrittenPair, _ rule: HazardRule, isSure: Bool = true
) -> Violation {
  let text = pair.kotlin.text(place.node)
  let shortened = text.contains("\n") || text.count > 44 ? "\(text.prefix { $0 != "(" && $0 != "\n" })(…)" : text
  return rule.violation(
    pair, (.kotlin, pair.kotlin.tree.range(place.node)), (.swift, pair.swift.tree.range(place.swift)),
    isSure: isSure, saying: "kept" + place.path.joined(separator: "."),
    values: [
      "name": place.path.last ?? "",
      "what": place.isStart ? "`\(place.target?.last ?? "")`" : "What `\(shortened)` keeps",
      "original": original, "kotlin": changed,
    ])
}

/// What changes a kept value after it was put away, in the user's words.
private func change(
  of place: KeptPlace, in pair: WrittenPair, _ twin: WrittenTwin, _ isChange: (Mutation, [String]) -> Bool
) -> String? {
  let kotlin = pair.kotlin
  let after = kotlin.tree.range(place.node).upper
  let paths = [place.path] + (place.target.map { [$0] } ?? [])
  // Another value in its place leaves the kept one alone.
  let isReplaced = kotlin.all(.assign).contains { node in
    let target = kotlin.tree.ownPath(kotlin.tree.child(node, 0))
    return kotlin.tree.label(node) == "=" && kotlin.tree.range(node).lower >= after
      && (paths.contains { $0 == target } || target != nil && target == place.whole)
  }
  guard !isReplaced else { return nil }
  func changes(in member: WrittenMember, behind offset: UInt32) -> Mutation? {
    mutations(in: member).first { mutation in
      member.tree.range(mutation.node).lower >= offset && paths.contains { isChange(mutation, $0) }
    }
  }
  if let here = changes(in: kotlin, behind: after) {
    // A local that was written down, and that nobody looks at any more, keeps nothing.
    if let holder = place.holder, holder.count == 1, let local = kotlin.locals.first(where: { $0.name == holder[0] }),
      kotlin.isOnlyPrinted(local, until: here.node)
    {
      return nil
    }
    let isSame = changes(in: pair.swift, behind: pair.swift.tree.range(place.swift).upper) != nil
    return isSame ? kotlin.text(here.node) : nil
  }
  // Elsewhere in the type, where one of the names is a property of it.
  guard let owner = pair.owner else { return nil }
  let own =
    paths.filter { ($0.count == 1 || place.whole?.count == 1) && kotlin.isOwnProperty($0[0], at: place.node) }
    + (kotlin.declaration?.kind == .property ? place.target.map { [$0] } ?? [] : [])
  let members = twin.pairs.filter { $0.owner == owner }
  // Who gives it another value, by the name of the member.
  let renewals = own.map { path in
    (
      path: path,
      members: Set(members.filter { $0.kotlin.assigns(place.whole ?? path, but: place.node) }.map { $0.kotlin.ownName })
    )
  }
  // What is put away and then renewed, here or by what is called here, is another one by the time it is changed.
  let steady = renewals.filter { renewal in
    !renewal.members.contains(kotlin.ownName)
      && !kotlin.all(.call).contains { node in
        kotlin.tree.range(node).lower >= after && renewal.members.contains(kotlin.tree.calleeName(node) ?? "")
      }
  }
  for other in members where other !== pair {
    let found = mutations(in: other.kotlin).first { mutation in
      guard let name = mutation.path.first, other.kotlin.isOwnProperty(name, at: mutation.node) else { return false }
      return steady.contains { renewal in
        isChange(mutation, renewal.path) && !renewal.members.contains(other.kotlin.ownName)
          && !other.kotlin.calls(renewal.members)
      }
    }
    if let found { return other.kotlin.text(found.node) }
  }
  return nil
}

private let emptyMakers: Set<String> = [
  "mutableListOf", "mutableMapOf", "mutableSetOf", "arrayListOf", "hashMapOf", "ArrayList", "HashMap", "LinkedHashMap",
  "HashSet", "LinkedHashSet",
]

extension WrittenMember {
  /// Whether a local begins as an empty collection, and before some place is only filled and made a text of, and not
  /// looked at behind it.
  fileprivate func isOnlyPrinted(_ local: Local, until change: NodeID) -> Bool {
    guard tree.kind(local.value) == .call, tree.argumentValues(local.value).isEmpty,
      tree.receiver(local.value) == nil, tree.calleeName(local.value).map(emptyMakers.contains) == true,
      !outlives(local.name, local.node, change)
    else { return false }
    return nodes.filter { tree.kind($0) == .name && tree.label($0) == local.name }.allSatisfy { use in
      var (inner, outer) = (use, parent(use))
      // `a[k] = v`, `a.put(k, v)`, `a.isEmpty()`, `a.toJson().toString()`.
      var called: String?
      while let node = outer, [.member, .call, .index].contains(tree.kind(node)), tree.child(node, 0) == inner {
        if tree.kind(node) == .member { called = tree.label(node) }
        (inner, outer) = (node, parent(node))
      }
      if let node = outer, tree.kind(node) == .assign, tree.child(node, 0) == inner, tree.kind(inner) == .index {
        return true
      }
      return called.map { puttingMethods.contains($0) || ["toString", "isEmpty", "isNotEmpty", "size"].contains($0) }
        ?? false
    }
  }

  /// The Swift value type that stands for the type of an expression; `nil` where it is none.
  fileprivate func value(of node: NodeID, _ twin: WrittenTwin) -> TypeFacts? {
    let type = environment.type(of: node)
    // `Settings.standard`.
    if type.isUnknown, let path = tree.path(node), path.count == 2, isTypeName(path[0]),
      let property = environment.declared.type(path[0], from: environment.number)?.property(path[1])
    {
      return value(of: property.type, twin)
    }
    return value(of: type, twin)
  }

  fileprivate func value(of type: ValueType, _ twin: WrittenTwin) -> TypeFacts? {
    guard side == .kotlin, let facts = environment.facts(type), facts.kind == .class,
      let value = twin.counterpart(of: facts, on: .kotlin), value.isValue
    else { return nil }
    return value
  }

  fileprivate func value(of scope: ScopeCall, _ twin: WrittenTwin) -> TypeFacts? {
    guard let receiver = scope.receiver else {
      return value(of: environment.owner.map { .named($0.name) } ?? .unknown, twin)
    }
    let type = environment.type(of: receiver)
    return value(of: scope.isElement ? type.collection?.element ?? .unknown : type, twin)
  }

  /// Whether a name stands for a property of the type that the member belongs to.
  func isOwnProperty(_ name: String, at node: NodeID) -> Bool {
    let offset = tree.range(node).lower
    return environment.owner?.property(name) != nil && environment.isMutableLocal(name, at: offset) == nil
      && !environment.isParameter(name, at: offset)
  }

  /// Whether a name is used behind an offset.
  fileprivate func isRead(_ name: String, after offset: UInt32) -> Bool {
    nodes.contains { tree.kind($0) == .name && tree.label($0) == name && tree.range($0).lower >= offset }
  }

  /// Whether a path is what a closure around a node is given.
  fileprivate func isClosureParameter(_ path: [String], of node: NodeID) -> Bool {
    guard path.count == 1 else { return false }
    if path[0] == "$0" { return true }
    guard let lambda = enclosing(node, [.lambda]) else { return false }
    return tree.children(lambda).contains { tree.kind($0) == .parameter && tree.label($0) == path[0] }
  }
}
