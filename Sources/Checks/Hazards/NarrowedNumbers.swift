internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

// Where the code itself makes 32 bits of 64: type tests, conversions, the largest number of the language.

/// `is Int ->` without `is Long ->`, and `value as? Int` of what may be any number: a large one takes another branch than in
/// Swift.
func narrowTypeTests(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  func tested(_ member: WrittenMember, _ name: String) -> NodeID? {
    member.nodes.first { node in
      guard [.typePattern, .typeTest, .cast].contains(member.tree.kind(node)), let type = member.tree.lastChild(node)
      else {
        return false
      }
      return member.tree.kind(type) == .typeName && member.tree.label(type) == name
    }
  }
  guard let kotlin = tested(pair.kotlin, "Int"), tested(pair.kotlin, "Long") == nil,
    tested(pair.kotlin, "Number") == nil, let swift = tested(pair.swift, "Int")
  else { return [] }
  let how: String
  switch pair.kotlin.tree.label(kotlin) {
  case "is":
    how = "`is Int` holds for every whole number in Swift; in Kotlin a large one is a `Long` and takes another branch"
  case "as?" where pair.swift.tree.label(swift) == "as?" && isOfAnyType(kotlin, pair.kotlin):
    how = "`as? Int` gives every whole number in Swift; in Kotlin a large one is a `Long` and becomes null"
  default: return []
  }
  return [
    rule.violation(
      pair, (.kotlin, pair.kotlin.tree.range(kotlin)), (.swift, pair.swift.tree.range(swift)), saying: "is Int",
      values: ["name": "Int", "how": how])
  ]
}

/// Whether what is cast is a name whose type says that it may be anything.
private func isOfAnyType(_ cast: NodeID, _ member: WrittenMember) -> Bool {
  let value = member.tree.child(cast, 0)
  return member.tree.kind(value) == .name && member.environment.type(of: value).unwrapped == .anything
}

/// `System.currentTimeMillis().toInt()`, and the largest number of the language as a mark of its own.
func narrowedTimes(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  func found(_ right: NodeID, _ left: ByteRange, isSure: Bool, _ how: String) -> Violation {
    rule.violation(
      pair, (.kotlin, kotlin.tree.range(right)), (.swift, left), isSure: isSure, saying: kotlin.tree.structure(right),
      values: ["name": kotlin.text(right), "how": how])
  }
  let cut = kotlin.all(.call).filter { call in
    guard kotlin.tree.calleeName(call) == "toInt", let value = kotlin.tree.receiver(call) else { return false }
    return kotlin.isLargeNumber(value)
  }
  let conversion = swift.all(.call).first { ["Int", "Int64", "UInt64"].contains(swift.tree.calleeName($0) ?? "") }
  let times = cut.compactMap { call -> Violation? in
    guard !swift.makesNarrowNumbers,
      let place = conversion.map({ swift.tree.range($0) }) ?? swift.declaration?.nameRange
    else {
      return nil
    }
    return found(
      call, place, isSure: conversion != nil,
      "`\(kotlin.text(call))` does not fit into 32 bits and becomes another number; Swift's `Int` has 64")
  }
  func limit(_ member: WrittenMember, _ names: Set<String>) -> NodeID? {
    member.all(.member).first { node in
      names.contains(member.tree.label(node)) && member.tree.path(member.tree.child(node, 0)) == ["Int"]
    }
  }
  guard let right = limit(kotlin, ["MAX_VALUE"]), let left = limit(swift, ["max"]) else { return times }
  return times + [
    found(
      right, swift.tree.range(left), isSure: false,
      "`Int.max` is 9223372036854775807 in Swift and `Int.MAX_VALUE` 2147483647 in Kotlin")
  ]
}

/// `json.getLong("expires_ms").toInt()`, `size.toInt()` of a `Long`, where Swift's `Int` takes the same whole.
func cutNumbers(in pair: WrittenPair, _ names: LargeNames, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  guard !swift.makesNarrowNumbers else { return [] }
  return kotlin.all(.call).compactMap { call in
    guard kotlin.tree.calleeName(call) == "toInt", kotlin.tree.argumentValues(call).isEmpty,
      let value = kotlin.tree.receiver(call), !kotlin.isLargeNumber(value)
    else { return nil }
    let path = kotlin.tree.path(value) ?? kotlin.tree.calleeName(value).map { [$0] } ?? []
    guard let name = path.last,
      isWide(kotlin.environment.type(of: value)) || kotlin.tree.calleeName(value).map(longCalls.contains) == true
    else { return nil }
    let texts = kotlin.tree.preorder(value).filter { kotlin.tree.kind($0) == .text }.map { kotlin.tree.label($0) }
    // The same value in Swift, whole.
    let left = swift.nodes.first { node in
      (swift.tree.path(node)?.last ?? swift.tree.calleeName(node)).map(canonicalName) == canonicalName(name)
        || swift.tree.kind(node) == .text && texts.contains(swift.tree.label(node))
    }
    guard let left, swift.keepsWhole(left) else { return nil }
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(call)), (.swift, swift.tree.range(left)),
      isSure: (path + texts).contains(where: names.include), isFoundByName: true,
      saying: "cut" + kotlin.tree.structure(call),
      values: [
        "name": kotlin.text(call),
        "how":
          "`\(Excerpt.of(kotlin.text(call)))` keeps 32 bits of the 64 that a `Long` has; Swift's `Int` has them all",
      ])
  }
}

/// What gives a `Long` in the libraries of JSON, and `File.length()`.
private let longCalls: Set<String> = ["getLong", "optLong", "longValue", "length"]

/// What Kotlin's and Java's libraries give as a `Long` because it is large.
private let largeNumbers: Set<String> = [
  "currentTimeMillis", "nanoTime", "elapsedRealtime", "elapsedRealtimeNanos", "uptimeMillis", "toEpochMilli",
  "timeInMillis", "time", "totalSpace", "freeSpace", "usableSpace", "inWholeMilliseconds", "inWholeNanoseconds",
]

extension WrittenMember {
  /// Whether an expression is one of the libraries' large numbers, or a local that is nothing else.
  fileprivate func isLargeNumber(_ value: NodeID) -> Bool {
    if largeNumbers.contains(tree.calleeName(value) ?? tree.path(value)?.last ?? "") { return true }
    guard tree.kind(value) == .name,
      let origin = environment.initialValue(of: tree.label(value), at: tree.range(value).lower)
    else { return false }
    return tree.calleeName(origin).map(largeNumbers.contains) ?? false
  }

  /// Whether a Swift value is a number of 64 bits, by its type or by what it is given to.
  fileprivate func keepsWhole(_ node: NodeID) -> Bool {
    let type = environment.type(of: node)
    if tree.kind(node) != .text, !type.isUnknown { return isWide(type) }
    for ancestor in ancestors(node) {
      switch tree.kind(ancestor) {
      case .variable:
        let written = tree.child(ancestor, 1)
        return !tree.isEmpty(written) && isWide(readType(written, in: tree, side: side))
      case .cast: return isWide(readType(tree.child(ancestor, 1), in: tree, side: side).unwrapped)
      case .call where ["Int", "Int64"].contains(tree.calleeName(ancestor) ?? ""): return true
      case .return: return declaration?.type.map { isWide(readType($0, in: tree, side: side)) } ?? false
      default: continue
      }
    }
    return declaration?.type.map { isWide(readType($0, in: tree, side: side)) } ?? false
  }

  /// Whether Swift, too, makes 32 bits of a number.
  fileprivate var makesNarrowNumbers: Bool {
    all(.call).contains { ["Int32", "UInt32"].contains(tree.calleeName($0) ?? "") }
  }
}
