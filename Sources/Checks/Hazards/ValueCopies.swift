internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a local that is a copy in Swift stand for the original object in Kotlin, and is changed?
  static let structCopyBecomesAlias = HazardCheck("struct-copy-becomes-alias") { twin, rule in
    twin.pairs.flatMap { pair in
      (aliases(in: pair, twin) + changedSnapshots(in: pair, twin) + changedInScope(in: pair, twin)
        + uncopied(in: pair, twin))
        .map { violation($0, pair, rule, ["original": $0.original]) }
        + keptValues(in: pair, twin, rule)
    }
  }

  /// Where does a local that is a copy of a collection in Swift stand for the original list in Kotlin, and is changed?
  static let collectionAliasMutation = HazardCheck("collection-alias-mutation") { twin, rule in
    twin.pairs.flatMap { pair in
      (collectionAliases(in: pair, changing: [.contents, .element]) + shallowCopies(in: pair, twin)).map {
        violation($0, pair, rule, ["original": $0.original])
      }
        + keptCollections(in: pair, twin, rule) + keptElements(in: pair, twin, rule)
    }
  }

  /// Where does Kotlin sort a list in place that others hold, or throw a sorted copy away?
  static let sortInPlace = HazardCheck("sort-in-place-vs-copy") { twin, rule in
    twin.pairs.flatMap { pair in
      collectionAliases(in: pair, changing: [.order]).map {
        violation(
          $0, pair, rule,
          [
            "how": "sorts both `\($0.name)` and `\($0.original)`, which are one list",
            "swiftWay": "sorts `\($0.name)` and nothing else",
          ])
      }
        + discardedCopies(in: pair, rule) + ownOrders(in: pair, rule)
    }
  }
}

/// A Kotlin local that is another name for something that the Swift local is a copy of.
struct Alias {
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
    values: values.merging(["name": alias.name, "what": "`\(alias.name)`"]) { own, _ in own })
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
    let changed = mutations(in: kotlin).first { mutation in
      kotlin.tree.range(mutation.node).lower >= kotlin.tree.range(binding.kotlin).lower
        && mutation.changes(valueAt: [binding.name], of: value)
    }
    guard let changed, !isWrittenBack(binding.name, binding.value, in: kotlin),
      !isWrittenBack(binding.swiftName, swift.localsAndBindings.first { $0.node == binding.swift }?.value, in: swift)
    else { continue }
    let counterpart = mutations(in: swift).first { $0.changes(valueAt: [binding.swiftName], of: value) }?.node
    result.append(
      Alias(name: binding.name, original: binding.original, kotlin: changed.node, swift: counterpart ?? binding.swift))
  }
  return result
}

/// A name that both sides bind to something that exists already.
private struct CopiedName {
  var name: String
  var swiftName: String
  /// What it is in Kotlin, as a message says it.
  var original: String
  /// What the Kotlin name is bound to, where that is all of it.
  var value: NodeID?
  var kotlin: NodeID
  var swift: NodeID
}

/// `rows[i] = row`, `current = next`: what was changed goes back to where it came from, so that nothing is left apart.
func isWrittenBack(_ name: String, _ value: NodeID?, in member: WrittenMember) -> Bool {
  let tree = member.tree
  guard let value, let origin = tree.origin(value), let place = tree.holder(origin) else { return false }
  return member.nodes.contains { node in
    switch tree.kind(node) {
    case .assign:
      return tree.label(node) == "=" && tree.path(tree.child(node, 1)) == [name]
        && tree.holder(tree.child(node, 0)) == place
    case .call:
      // `rows.set(i, row)`, `groups.put(key, list)`.
      guard ["set", "put"].contains(tree.calleeName(node) ?? ""), let receiver = tree.receiver(node),
        let last = tree.argumentValues(node).last
      else { return false }
      return tree.path(last) == [name] && tree.holder(receiver) == place
    default: return false
    }
  }
}

extension Tree {
  /// The property or collection that something is read from or written to: `rows` of `rows[i]` and of `rows.first { }`.
  fileprivate func holder(_ node: NodeID) -> [String]? {
    switch kind(node) {
    case .index: return ownPath(child(node, 0))
    case .call: return receiver(node).flatMap { ownPath($0) }
    default:
      guard let path = ownPath(node) else { return nil }
      return path.count > 1 && ["first", "last"].contains(path.last) ? Array(path.dropLast()) : path
    }
  }
}

/// Names that both sides bind to something that exists already; Swift's may be changed.
private func copiedNames(in pair: WrittenPair) -> [CopiedName] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  var result: [CopiedName] = []
  var copies = LocalCopies(pair)
  for local in kotlin.locals where !isFresh(local.value, in: kotlin.tree) {
    guard let copy = copies.of(local), copy.isMutable, !isFresh(copy.value, in: swift.tree) else { continue }
    let origin = kotlin.tree.origin(local.value) ?? local.value
    result.append(
      CopiedName(
        name: local.name, swiftName: copy.name, original: "`\(kotlin.text(origin))`", value: local.value,
        kotlin: local.node, swift: copy.node))
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
    let original = "an element of `\(kotlin.text(kotlin.tree.child(loop, 1)))`"
    result.append(
      CopiedName(name: name, swiftName: name, original: original, value: nil, kotlin: pattern, swift: copy))
  }
  return result
}

/// Kotlin locals that are another name for a list that stays in use, and are changed in one of the ways.
private func collectionAliases(in pair: WrittenPair, changing kinds: Set<Mutation.Kind>) -> [Alias] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let changes = mutations(in: kotlin).filter { kinds.contains($0.kind) }
  guard !changes.isEmpty else { return [] }
  var result: [Alias] = []
  var copies = LocalCopies(pair)
  for local in kotlin.locals {
    guard let origin = kotlin.tree.origin(local.value), let copy = copies.of(local),
      !isFresh(copy.value, in: swift.tree), !isWrittenBack(local.name, local.value, in: kotlin),
      !isWrittenBack(copy.name, copy.value, in: swift)
    else { continue }
    let original = kotlin.tree.ownPath(origin)
    let after = kotlin.tree.range(local.node).upper
    // Without a declared type, a method that only mutable lists have tells that it is one.
    let type = kotlin.type(ofPath: [local.name], at: after)
    guard type.collection.map({ $0.storage != .view }) ?? type.isUnknown, isNoReference(copy.value, swift) else {
      continue
    }
    if type.isUnknown, swift.environment.type(of: copy.value).collection == nil { continue }
    let changed = changes.first { change in
      guard kotlin.tree.range(change.node).lower >= after else { return false }
      // `+=` on a `var` or on an array makes a new one.
      if change.name == "+=" || change.name == "-=", local.isMutable || type.collection?.storage != .shared {
        return false
      }
      if change.path == [local.name] { return !kotlin.isForgotten(original, copiedAt: local.node, by: change.node) }
      // Who never looks at the copy again does not care.
      return original != nil && change.path == original && kotlin.outlives(local.name, local.node, change.node)
    }
    guard let changed else { continue }
    let swiftPath = (changed.path == [local.name] ? [copy.name] : changed.path).map(canonicalName)
    let counterpart = mutations(in: swift).first {
      kinds.contains($0.kind) && $0.path.map(canonicalName) == swiftPath
    }
    result.append(
      Alias(
        name: local.name, original: kotlin.text(origin), kotlin: changed.node,
        swift: counterpart?.node ?? copy.node))
  }
  return result
}

/// Swift has collections that are objects too.
private func isNoReference(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let type = member.environment.type(of: node)
  return !(type.name?.hasPrefix("NS") ?? false) && (type.collection != nil || type.isUnknown)
}
