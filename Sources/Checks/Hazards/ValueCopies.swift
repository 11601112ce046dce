internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a local that is a copy in Swift stand for the original object in Kotlin, and is changed?
  static let structCopyBecomesAlias = HazardCheck("struct-copy-becomes-alias") { twin, rule in
    twin.pairs.flatMap { pair in
      aliases(in: pair, twin).map { violation($0, pair, rule, ["original": $0.original]) }
    }
  }

  /// Where does a local that is a copy of a collection in Swift stand for the original list in Kotlin, and is changed?
  static let collectionAliasMutation = HazardCheck("collection-alias-mutation") { twin, rule in
    twin.pairs.flatMap { pair in
      collectionAliases(in: pair, changing: [.contents, .element]).map {
        violation($0, pair, rule, ["original": $0.original])
      }
    }
  }

  /// Where does Kotlin sort a list in place that others hold, or throw a sorted copy away?
  static let sortInPlace = HazardCheck("sort-in-place-vs-copy") { twin, rule in
    twin.pairs.flatMap { pair in
      collectionAliases(in: pair, changing: [.order]).map {
        violation($0, pair, rule, ["how": "sorts both `\($0.name)` and `\($0.original)`, which are one list"])
      }
        + discardedCopies(in: pair, rule)
    }
  }
}

/// A Kotlin local that is another name for something that the Swift local is a copy of.
private struct Alias {
  var name: String
  var original: String
  var kotlin: NodeID
  var swift: NodeID
}

private func violation(
  _ alias: Alias, _ pair: WrittenPair, _ rule: HazardRule, _ values: [String: String]
) -> Violation {
  rule.violation(
    pair, (.kotlin, pair.kotlin.tree.range(alias.kotlin)), (.swift, pair.swift.tree.range(alias.swift)),
    saying: alias.name + pair.kotlin.tree.structure(alias.kotlin),
    values: values.merging(["name": alias.name]) { own, _ in own })
}

private func aliases(in pair: WrittenPair, _ twin: WrittenTwin) -> [Alias] {
  let kotlin = pair.kotlin
  let swift = pair.swift
  var result: [Alias] = []
  for binding in copiedNames(in: pair) {
    let type = kotlin.type(ofPath: [binding.name], at: kotlin.tree.range(binding.kotlin).upper)
    guard let facts = kotlin.environment.facts(type), facts.kind == .class,
      let value = twin.counterpart(of: facts, on: .kotlin), value.isValue
    else { continue }
    func changes(_ mutation: Mutation, _ member: WrittenMember) -> Bool {
      guard mutation.path.first.map(canonicalName) == canonicalName(binding.name) else { return false }
      switch mutation.kind {
      case .property: return true
      case .method:
        return mutation.path.count == 1 && value.mutatingFunctions.contains { canonicalName($0) == canonicalName(mutation.name) }
      default: return mutation.path.count > 1
      }
    }
    let changed = mutations(in: kotlin).first { mutation in
      kotlin.tree.range(mutation.node).lower >= kotlin.tree.range(binding.kotlin).lower && changes(mutation, kotlin)
    }
    guard let changed else { continue }
    let counterpart = mutations(in: swift).first { changes($0, swift) }?.node ?? binding.swift
    result.append(
      Alias(name: binding.name, original: binding.original, kotlin: changed.node, swift: counterpart))
  }
  return result
}

/// Names that both sides bind to something that exists already; Swift's may be changed.
private func copiedNames(in pair: WrittenPair) -> [(name: String, original: String, kotlin: NodeID, swift: NodeID)] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  var result: [(name: String, original: String, kotlin: NodeID, swift: NodeID)] = []
  for local in kotlin.locals where !isFresh(local.value, in: kotlin.tree) {
    guard let copy = swift.local(like: local.name), copy.isMutable, !isFresh(copy.value, in: swift.tree) else { continue }
    result.append((local.name, "`\(kotlin.text(local.value))`", local.node, copy.node))
  }
  // `for var row in rows`: a copy of each element.
  for loop in kotlin.all(.for) {
    let pattern = kotlin.tree.child(loop, 0)
    guard kotlin.tree.kind(pattern) == .binding || kotlin.tree.kind(pattern) == .name else { continue }
    let name = kotlin.tree.label(pattern)
    let copy = swift.all(.for).first { node in
      let other = swift.tree.child(node, 0)
      let isVariable =
        swift.tree.soft(other) == "var" || swift.local(like: name).map { $0.isMutable } ?? false
      return isVariable && canonicalName(swift.tree.label(other)) == canonicalName(name)
    }
    guard let copy else { continue }
    result.append((name, "an element of `\(kotlin.text(kotlin.tree.child(loop, 1)))`", pattern, copy))
  }
  return result
}

/// Kotlin locals that are another name for a list that stays in use, and are changed in one of the ways.
private func collectionAliases(in pair: WrittenPair, changing kinds: Set<Mutation.Kind>) -> [Alias] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let changes = mutations(in: kotlin).filter { kinds.contains($0.kind) }
  guard !changes.isEmpty else { return [] }
  var result: [Alias] = []
  for local in kotlin.locals {
    guard let original = kotlin.tree.ownPath(local.value), let copy = swift.local(like: local.name),
      !isFresh(copy.value, in: swift.tree)
    else { continue }
    let after = kotlin.tree.range(local.node).upper
    // Without a declared type, a method that only mutable lists have tells that it is one.
    let type = kotlin.type(ofPath: [local.name], at: after)
    guard type.collection.map({ $0.storage != .view }) ?? type.isUnknown, isNoReference(copy.value, swift) else { continue }
    if type.isUnknown, swift.environment.type(of: copy.value).collection == nil { continue }
    let changed = changes.first { change in
      guard kotlin.tree.range(change.node).lower >= after else { return false }
      // `+=` on a `var` or on an array makes a new one.
      if change.name == "+=" || change.name == "-=", local.isMutable || type.collection?.storage != .shared {
        return false
      }
      return change.path == [local.name] || change.path == original
    }
    guard let changed else { continue }
    let counterpart = mutations(in: swift).first {
      kinds.contains($0.kind) && $0.path.map(canonicalName) == changed.path.map(canonicalName)
    }
    result.append(
      Alias(
        name: local.name, original: kotlin.text(local.value), kotlin: changed.node,
        swift: counterpart?.node ?? copy.node))
  }
  return result
}

/// Swift has collections that are objects too.
private func isNoReference(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let type = member.environment.type(of: node)
  return !(type.name?.hasPrefix("NS") ?? false) && (type.collection != nil || type.isUnknown)
}

/// `xs.sortedBy { }` as a statement sorts nothing.
private func discardedCopies(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let tree = pair.kotlin.tree
  let swiftSorts = mutations(in: pair.swift).filter { $0.kind == .order }
  guard !swiftSorts.isEmpty else { return [] }
  return pair.kotlin.all(.call).compactMap { call in
    guard let name = tree.calleeName(call), copyingSorts.contains(name), pair.kotlin.isDiscarded(call),
      let receiver = tree.receiver(call), let path = tree.ownPath(receiver)
    else { return nil }
    let swift = swiftSorts.first { $0.path.map(canonicalName) == path.map(canonicalName) } ?? swiftSorts[0]
    return rule.violation(
      pair, (.kotlin, tree.range(call)), (.swift, pair.swift.tree.range(swift.node)), saying: tree.structure(call),
      values: ["name": pair.kotlin.text(receiver), "how": "gives a sorted copy that nobody uses"])
  }
}

/// Kotlin's functions that give a sorted copy.
private let copyingSorts: Set<String> = [
  "sorted", "sortedBy", "sortedWith", "sortedByDescending", "sortedDescending", "reversed", "shuffled",
]
