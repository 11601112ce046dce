internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does one side convert a number that came as JSON, and the other ask for its very type?
  static let jsonNumbers = HazardCheck("json-number-bridging") { twin, rule in
    twin.pairs.flatMap { pair in
      differences(in: pair, rule).map { violation in
        var violation = violation
        if takesWhatItGave(pair.swift), takesWhatItGave(pair.kotlin) { violation.confidence = .low }
        return violation
      } + cutFractions(in: pair, rule)
    }
  }

  /// Where does Swift look at every element of a collection that it casts, and Kotlin at none or until the first that does not fit?
  static let genericCast = HazardCheck("generic-cast-erasure") { twin, rule in
    twin.pairs.flatMap { pair in
      let whole = differences(in: pair, rule).map { violation in
        var violation = violation
        if walksWhatItCasts(violation, pair) { violation.confidence = .low }
        return violation
      }
      return whole + elementCasts(in: pair, rule) + uncheckedKeys(in: pair, rule)
    }
  }
}

/// Whether a property is written as well as read by the code at hand, so that what it casts is what it was given, and came
/// from no JSON: `set { options["depth"] = newValue }`.
private func takesWhatItGave(_ member: WrittenMember) -> Bool {
  member.declaration.map { $0.kind == .property && $0.accessors.contains { $0.kind == .set } } ?? false
}

/// `(map["tags"] as List<Map<String, Any>>).map { Tag.from(it) }`: Kotlin fails at the element that Swift's `as!` fails
/// at, as it walks the list at once.
private func walksWhatItCasts(_ violation: Violation, _ pair: WrittenPair) -> Bool {
  let tree = pair.kotlin.tree
  let places = [violation.primary, violation.counterpart].compactMap { $0 }
  guard let own = places.first(where: { $0.side == .kotlin }), let other = places.first(where: { $0.side == .swift }),
    let cast = pair.kotlin.all(.cast).first(where: { tree.range($0) == own.range }), tree.label(cast) == "as",
    isOfWholeElements(tree.child(cast, 1), tree),
    pair.swift.all(.cast).contains(where: {
      pair.swift.tree.range($0) == other.range && pair.swift.tree.label($0) == "as!"
    })
  else { return false }
  let walks: Set<String> = ["map", "mapNotNull", "flatMap", "forEach"]
  return pair.kotlin.ancestors(cast).prefix(3).contains { node in
    tree.kind(node) == .call && walks.contains(tree.calleeName(node) ?? "")
      && tree.receiver(node).map { tree.range($0).contains(own.range) } ?? false
  }
}

/// Whether all that a collection says of its elements is looked at where one is taken: not what is in their brackets.
private func isOfWholeElements(_ type: NodeID, _ tree: Tree) -> Bool {
  guard tree.kind(type) == .typeName, ["List", "Set", "Collection"].contains(tree.label(type)),
    let element = tree.children(type).first
  else { return false }
  guard let last = tree.children(element).last else { return true }
  return tree.label(tree.kind(last) == .optionalType ? tree.child(last, 0) : last) == "Any"
}

/// `if (value is Number) return value.toInt()` beside `json[key] as? Int`, which is nil for 5.7.
private func cutFractions(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let casts = pair.swift.all(.cast).filter { cast in
    guard swift.label(cast) == "as?", swift.kind(swift.child(cast, 0)) == .index else { return false }
    return ["Int", "Int64"].contains(swift.label(swift.child(cast, 1)))
  }
  guard casts.count == 1 else { return [] }
  let cut = pair.kotlin.all(.call).first { call in
    guard ["toInt", "toLong"].contains(kotlin.calleeName(call) ?? ""),
      let name = kotlin.receiver(call).flatMap({ kotlin.path($0) }),
      name.count == 1, let value = pair.kotlin.environment.initialValue(of: name[0], at: kotlin.range(call).lower)
    else { return false }
    let isLookedUp = kotlin.kind(value) == .index || ["get", "opt"].contains(kotlin.calleeName(value) ?? "")
    return isLookedUp && pair.kotlin.isTested(name[0], for: "Number")
  }
  return cut.map { right in
    [
      rule.violation(
        pair, (.kotlin, kotlin.range(right)), (.swift, swift.range(casts[0])), isSure: false, isFoundByName: true,
        saying: "cut" + kotlin.structure(right),
        values: ["swiftWay": "is nil for a number with a fraction", "kotlinWay": "cuts the fraction off"])
    ]
  } ?? []
}

/// `rows.map { it as String }` beside `as? [String]`: one fails at an element of another type, the other is nil.
private func elementCasts(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let whole = pair.swift.all(.cast).filter { swift.label($0) == "as?" && swift.kind(swift.child($0, 1)) == .listType }
  let single = pair.kotlin.all(.call).filter { call in
    guard kotlin.calleeName(call) == "map", let lambda = kotlin.argumentValues(call).last,
      kotlin.kind(lambda) == .lambda,
      let block = kotlin.lastChild(lambda), kotlin.childCount(block) == 1, let cast = kotlin.lastChild(block),
      kotlin.kind(cast) == .cast, kotlin.label(cast) == "as", let name = kotlin.path(kotlin.child(cast, 0)),
      name.count == 1
    else { return false }
    let parameter = kotlin.children(lambda).first { kotlin.kind($0) == .parameter }.map { kotlin.label($0) } ?? "it"
    return name[0] == parameter && !pair.kotlin.catchesCasts(around: call)
  }
  guard whole.count == single.count else { return [] }
  return zip(whole, single).map { left, right in
    rule.violation(
      pair, (.kotlin, kotlin.range(right)), (.swift, swift.range(left)), isFoundByName: true,
      saying: "elements" + kotlin.structure(right),
      values: ["swiftWay": "is nil when an element is of another type", "kotlinWay": "throws a `ClassCastException`"])
  }
}

/// `is Map<*, *> -> send(value as Map<String, Any>)` beside `is [String: Any]`, which asks whether the keys are texts.
private func uncheckedKeys(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  func hasTextKeys(_ type: NodeID?, _ tree: Tree, _ kind: NodeKind) -> Bool {
    guard let type, tree.kind(type) == kind, let key = tree.children(type).first else { return false }
    return (kind == .mapType || tree.label(type) == "Map") && tree.label(key) == "String"
  }
  let casts = pair.kotlin.all(.cast).filter { cast in
    guard kotlin.label(cast) == "as", let name = kotlin.path(kotlin.child(cast, 0)), name.count == 1 else {
      return false
    }
    return hasTextKeys(kotlin.lastChild(cast), kotlin, .typeName) && pair.kotlin.isTested(name[0], for: "Map")
  }
  guard !casts.isEmpty else { return [] }
  let tests = pair.swift.nodes.filter { node in
    switch swift.kind(node) {
    case .typePattern, .typeTest: hasTextKeys(swift.lastChild(node), swift, .mapType)
    case .cast: swift.label(node) == "as?" && hasTextKeys(swift.lastChild(node), swift, .mapType)
    default: false
    }
  }
  guard casts.count == tests.count else { return [] }
  // Maps whose keys are no texts are rare where such code stands: a hint.
  return zip(tests, casts).map { left, right in
    rule.violation(
      pair, (.kotlin, kotlin.range(right)), (.swift, swift.range(left)), isSure: false, isFoundByName: true,
      saying: "keys" + kotlin.structure(right),
      values: ["swiftWay": "is no for a dictionary whose keys are no texts", "kotlinWay": "asks nothing of the keys"])
  }
}

extension WrittenMember {
  /// `value is Number`, in a condition or a branch.
  fileprivate func isTested(_ name: String, for type: String) -> Bool {
    nodes.contains { node in
      switch tree.kind(node) {
      case .typeTest: tree.path(tree.child(node, 0)) == [name] && tree.label(tree.child(node, 1)) == type
      case .typePattern: tree.lastChild(node).map { tree.label($0) == type } ?? false
      default: false
      }
    }
  }

  /// Whether a failing cast would be caught: `catch (e: JSONException)` does not.
  fileprivate func catchesCasts(around node: NodeID) -> Bool {
    guard isProtected(node, in: self) else { return false }
    let handlers = ancestors(node).filter { tree.kind($0) == .do }.flatMap {
      tree.children($0).filter { tree.kind($0) == .catch }
    }
    guard !handlers.isEmpty else { return true }
    return handlers.contains { handler in
      tree.preorder(tree.child(handler, 0)).contains { inner in
        tree.kind(inner) == .typeName
          && ["Exception", "Throwable", "RuntimeException", "ClassCastException"].contains(tree.label(inner))
      }
    }
  }
}
