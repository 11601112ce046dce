internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

/// `days * 86_400_000` of a Kotlin `Int`, which fits for three weeks; Swift counts with 64 bits.
func largeProducts(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let kotlin = pair.kotlin
  return kotlin.all(.binary).compactMap { node -> Violation? in
    guard let product = Product(node, in: kotlin), product.constant >= 1_000_000 else { return nil }
    // Of days there are that many; of hours hardly. Who widens what has been counted expects more than 32 bits.
    let isSure = product.constant >= 50_000_000 || isWidened(node, in: kotlin)
    guard let place = counterpart(of: product, in: pair.swift, orName: isSure) else { return nil }
    let most = Int(Int32.max) / product.constant
    let text = kotlin.text(node)
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(node)), (.swift, place), isSure: isSure, isFoundByName: true,
      saying: "product" + kotlin.tree.structure(node),
      values: [
        "name": text,
        "how":
          "`\(text)` does not fit into Kotlin's 32 bits once `\(kotlin.text(product.factor))` is more than \(most), and becomes another number; Swift counts with 64",
      ])
  }
}

/// `(metres * gramsPerMetre / 1000).toLong()`: who widens what has been counted expects more than 32 bits, and comes too late.
func lateProducts(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let kotlin = pair.kotlin
  return kotlin.all(.binary).compactMap { node -> Violation? in
    guard kotlin.tree.label(node) == "*", isWidened(kotlin.wholeSum(around: node), in: kotlin) else { return nil }
    let factors = kotlin.tree.children(node)
    guard factors.allSatisfy({ isLargeFactor($0, in: kotlin) }) else { return nil }
    let words = factors.map { kotlin.tree.path($0)?.last.map(canonicalName) }
    let place = pair.swift.all(.binary).first { other in
      let tree = pair.swift.tree
      return tree.label(other) == "*" && tree.children(other).map { tree.path($0)?.last.map(canonicalName) } == words
        && isWide(pair.swift.environment.type(of: other))
    }
    guard let place else { return nil }
    let text = kotlin.text(node)
    return rule.violation(
      pair, (.kotlin, kotlin.tree.range(node)), (.swift, pair.swift.tree.range(place)), isFoundByName: true,
      saying: "late" + kotlin.tree.structure(node),
      values: [
        "name": text,
        "how":
          "`\(text)` is counted with Kotlin's 32 bits, and what does not fit is lost before `toLong()`; Swift counts with 64",
      ])
  }
}

/// Whether a Kotlin factor is an `Int` of which nothing says that it is small.
private func isLargeFactor(_ node: NodeID, in member: WrittenMember) -> Bool {
  guard isNarrow(member.environment.type(of: node)), let name = member.tree.path(node)?.last,
    member.constantValue(node) == nil
  else { return false }
  return Set(words(of: name)).isDisjoint(with: smallWords)
}

/// What is counted on a screen, a calendar or a hand.
private let smallWords: Set<String> = [
  "column", "columns", "count", "day", "days", "height", "hour", "hours", "index", "length", "minute", "minutes",
  "month",
  "months", "page", "pages", "percent", "row", "rows", "scale", "size", "width", "x", "y",
]

extension WrittenMember {
  /// The whole expression of numbers that a product is part of.
  fileprivate func wholeSum(around node: NodeID) -> NodeID {
    var whole = node
    while let parent = parent(whole), tree.kind(parent) == .binary, ["+", "-", "*", "/"].contains(tree.label(parent)) {
      whole = parent
    }
    return whole
  }
}

/// `(megabytes * 1024 * 1024).toLong()`
private func isWidened(_ product: NodeID, in member: WrittenMember) -> Bool {
  member.parent(product).map { member.tree.kind($0) == .member && member.tree.label($0) == "toLong" } ?? false
}

/// A whole product of literals and one Kotlin `Int` of which nothing is known.
private struct Product {
  /// What all the literals make together.
  var constant = 1
  var factor: NodeID

  init?(_ node: NodeID, in member: WrittenMember) {
    let tree = member.tree
    func isProduct(_ node: NodeID) -> Bool { tree.kind(node) == .binary && tree.label(node) == "*" }
    guard isProduct(node), !(member.parent(node).map(isProduct) ?? false) else { return nil }
    var factors: [NodeID] = []
    func collect(_ node: NodeID) {
      if isProduct(node) { tree.children(node).forEach(collect) } else { factors.append(node) }
    }
    collect(node)
    var variables: [NodeID] = []
    for factor in factors {
      // `24L` makes all that is behind it wide.
      if let value = integerConstant(factor, tree)
        ?? member.constantValue(factor).flatMap({ integerConstant($0, tree) })
      {
        let (product, overflow) = constant.multipliedReportingOverflow(by: value)
        guard !overflow else { return nil }
        constant = product
      } else {
        variables.append(factor)
      }
    }
    guard variables.count == 1, isNarrow(member.environment.type(of: variables[0])) else { return nil }
    // A length or a position is small, and so is what is left of a division.
    guard tree.kind(variables[0]) != .binary,
      !["size", "length", "count", "ordinal", "lastIndex"].contains(tree.path(variables[0])?.last ?? "")
    else { return nil }
    factor = variables[0]
  }
}

/// A Swift product with a constant, that is not held to 32 bits.
///
/// - Parameter orName: whether it may be counted elsewhere, so that the member's name stands for it.
private func counterpart(of product: Product, in member: WrittenMember, orName: Bool) -> ByteRange? {
  let tree = member.tree
  guard !member.all(.call).contains(where: { ["Int32", "UInt32"].contains(tree.calleeName($0) ?? "") }) else {
    return nil
  }
  let products = member.all(.binary).filter { node in
    guard tree.label(node) == "*", tree.preorder(node).contains(where: { isConstant($0, in: member) }) else {
      return false
    }
    return !tree.preorder(node).contains { isNarrow(member.environment.type(of: $0)) }
  }
  if let product = products.first { return tree.range(product) }
  // What an initializer sets is looked at there.
  if let declaration = member.declaration, declaration.kind == .property, member.roots.isEmpty { return nil }
  return orName && member.all(.binary).allSatisfy { tree.label($0) != "*" } ? member.declaration?.nameRange : nil
}

private func isConstant(_ node: NodeID, in member: WrittenMember) -> Bool {
  switch member.tree.kind(node) {
  case .integer, .floating: true
  case .name, .member: member.constantValue(node).map { [.integer, .binary].contains(member.tree.kind($0)) } ?? false
  default: false
  }
}

/// `31 * name.hashValue`, which ends the iOS app: a Swift hash fills all 64 bits. Kotlin's wraps around.
func hashProducts(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  endingHashes(in: pair, rule) + cutHashes(in: pair, rule)
}

/// `hash &* 31 &+ x`, which keeps 64 bits of what a Kotlin `Int` keeps 32 of.
private func cutHashes(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let others = kotlin.all(.binary).filter { kotlin.tree.label($0) == "*" }
  guard let left = swift.all(.binary).first(where: { swift.tree.label($0) == "&*" }), let right = others.first,
    !swift.saysWidth, !kotlin.saysWidth
  else { return [] }
  return [
    rule.violation(
      pair, (.swift, swift.tree.range(left)), (.kotlin, kotlin.tree.range(right)), isFoundByName: true,
      saying: "cut hash" + swift.tree.structure(left),
      values: [
        "name": swift.text(left),
        "how":
          "`\(swift.text(left))` keeps 64 bits in Swift and `\(kotlin.text(right))` 32 in Kotlin: long inputs come out otherwise",
      ])
  ]
}

extension WrittenMember {
  /// Whether anything in a member says how many bits its numbers have: `UInt32`, `toLong()`, `31L`, `0xffffffff`.
  fileprivate var saysWidth: Bool {
    let types = [declaration?.type].compactMap { $0 } + (declaration?.parameters.compactMap(\.type) ?? [])
    return (roots + types).flatMap { tree.preorder($0) }.contains { node in
      let label = tree.label(node)
      if tree.kind(node) == .integer {
        return label.hasSuffix("L") || label.hasSuffix("u") || label.lowercased().contains("0xff")
      }
      return ["32", "64", "Long", "UInt"].contains { label.contains($0) }
    }
  }
}

private func endingHashes(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift, pair.kotlin)
  let tree = swift.tree
  func isHash(_ node: NodeID) -> Bool {
    guard let path = tree.path(node), let name = path.last else { return false }
    if name == "hashValue" { return true }
    guard path.count == 1 else { return false }
    let values = swift.locals.filter { $0.name == name }.map(\.value)
    return values.contains { tree.preorder($0).contains { tree.kind($0) == .member && tree.label($0) == "hashValue" } }
  }
  let products = swift.all(.binary).filter { node in
    tree.label(node) == "*" && tree.children(node).contains { integerConstant($0, tree).map { $0 > 1 } ?? false }
      && tree.children(node).contains(where: isHash)
  }
  let others = kotlin.all(.binary).filter { kotlin.tree.label($0) == "*" }
  return zip(products, others).prefix(1).map { left, right in
    rule.violation(
      pair, (.swift, tree.range(left)), (.kotlin, kotlin.tree.range(right)), isFoundByName: true,
      saying: "hash" + tree.structure(left),
      values: [
        "name": swift.text(left),
        "how":
          "`\(swift.text(left))` ends the iOS app, for a hash fills all 64 bits; `\(kotlin.text(right))` goes on with what is left of it",
      ])
  }
}
