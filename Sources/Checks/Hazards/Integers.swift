internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does a number that needs more than 32 bits have 64 in Swift and 32 in Kotlin?
  static let intWidth = HazardCheck("int-width") { twin, rule in
    let names = LargeNames(rule)
    return twin.types.flatMap { narrowProperties(of: $0, twin, names, rule) }
      + twin.pairs.flatMap { pair -> [Violation] in
        narrowParameters(of: pair, names, rule) + narrowTypeTests(in: pair, rule)
          + narrowedTimes(in: pair, rule) + cutNumbers(in: pair, names, rule)
      }
  }

  /// Which Kotlin constants are too large for 32 bits, and come out as something else?
  static let intOverflow = HazardCheck("int-overflow") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      // The whole of a constant, which may be compared with or added to something else.
      let products = pair.kotlin.all(.binary).filter { node in
        pair.kotlin.parent(node).map { integerConstant($0, pair.kotlin.tree) == nil } ?? true
      }
      return products.compactMap { node in
        guard let value = integerConstant(node, pair.kotlin.tree), value > Int(Int32.max) || value < Int(Int32.min)
        else {
          return nil
        }
        let written = String(Int32(truncatingIfNeeded: value))
        return rule.violation(
          pair, (.kotlin, pair.kotlin.tree.range(node)), swiftPlace(of: value, pair).map { (.swift, $0) },
          saying: pair.kotlin.tree.structure(node),
          values: [
            "name": String(value), "swift": String(value),
            "how":
              "`\(pair.kotlin.text(node))` is \(written) in Kotlin, which counts with 32 bits here; in Swift it is \(value)",
          ])
      } + comparators(in: pair, rule) + endlessSums(in: pair, rule) + largeProducts(in: pair, rule)
        + hashProducts(in: pair, rule) + lateProducts(in: pair, rule)
    }
  }
}

// MARK: Width

func isWide(_ type: ValueType) -> Bool { if case .integer(64, _) = type.unwrapped { true } else { false } }
func isNarrow(_ type: ValueType) -> Bool { if case .integer(32, _) = type.unwrapped { true } else { false } }

/// The words of names whose values grow beyond 32 bits, and of those for which the app itself decides how far they grow.
struct LargeNames {
  private let large: Set<String>
  private let decided: Set<String>

  init(_ rule: HazardRule) {
    large = Set(rule.rule.option("names"))
    decided = Set(rule.rule.option("limits"))
  }

  /// `createdMillis` and not `maxDelayMillis`.
  func include(_ name: String) -> Bool {
    let words = Set(words(of: name))
    return !large.isDisjoint(with: words) && decided.isDisjoint(with: words)
  }
}

private func narrowProperties(
  of types: WrittenTypes, _ twin: WrittenTwin, _ names: LargeNames, _ rule: HazardRule
) -> [Violation] {
  types.kotlin.properties.compactMap { property in
    guard isNarrow(property.type), names.include(property.name),
      let swift = types.swift.property(byKey: canonicalName(property.name)),
      isWide(swift.type), isSaid(property, types.kotlinDeclaration),
      !isLimit(property, of: types.kotlin, .kotlin, twin) || !isLimit(swift, of: types.swift, .swift, twin)
    else { return nil }
    return rule.violation(
      types, twin, kotlin: property.nameRange, swift: swift.nameRange, saying: property.name,
      values: ["name": property.name, "how": tooNarrow(property.name), "swift": "Int", "kotlin": "Int"])
  }
}

private func tooNarrow(_ name: String) -> String {
  "`\(name)` has 64 bits in Swift and 32 in Kotlin, where a large value becomes another one"
}

/// Whether the type is written down: a bare literal that someone starts with says little.
private func isSaid(_ property: PropertyFacts, _ type: Declaration) -> Bool {
  if property.isInHeader { return true }
  return type.members.contains { $0.nameRange == property.nameRange && $0.type != nil }
}

/// Whether a property starts as a number far below what 32 bits hold, and is no count that starts there: a limit or an
/// interval that the app sets.
private func isLimit(_ property: PropertyFacts, of type: TypeFacts, _ side: Side, _ twin: WrittenTwin) -> Bool {
  for part in type.parts {
    guard let unit = twin.sides.unit(side, part.unit) else { continue }
    for member in part.declaration.members {
      let value =
        member.nameRange == property.nameRange
        ? member.value : member.parameters.first { $0.nameRange == property.nameRange }?.defaultValue
      guard let value else { continue }
      return constant(value, unit, part.declaration).map { (2...(1 << 28)).contains($0) } ?? false
    }
  }
  return false
}

/// The number that a default is, as it is written or by the name of a constant of the type or the file.
private func constant(_ value: NodeID, _ unit: SourceUnit, _ type: Declaration) -> Int? {
  guard let name = unit.tree.path(value)?.last else { return integerConstant(value, unit.tree) }
  let companions = type.members.filter { $0.modifiers.contains(.companion) }
  let named = (type.members + companions.flatMap(\.members) + unit.declarations).first {
    $0.kind == .property && $0.name == name && !$0.modifiers.contains(.mutable)
  }
  return named?.value.flatMap { integerConstant($0, unit.tree) }
}

private func narrowParameters(of pair: WrittenPair, _ names: LargeNames, _ rule: HazardRule) -> [Violation] {
  guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .function else {
    return []
  }
  let result = zip(kotlin.parameters, swift.parameters).compactMap { right, left -> Violation? in
    guard names.include(right.name), canonicalName(left.name) == canonicalName(right.name),
      isWide(pair.swift.type(written: left.type)), isNarrow(pair.kotlin.type(written: right.type))
    else { return nil }
    return rule.violation(
      pair, (.kotlin, right.nameRange), (.swift, left.nameRange), saying: right.name,
      values: ["name": right.name, "how": tooNarrow(right.name)])
  }
  guard names.include(kotlin.name), isWide(pair.swift.type(written: swift.type)),
    isNarrow(pair.kotlin.type(written: kotlin.type))
  else { return result }
  return result + [
    rule.violation(
      pair, (.kotlin, kotlin.nameRange), (.swift, swift.nameRange), saying: kotlin.name,
      values: ["name": kotlin.name, "how": tooNarrow(kotlin.name)])
  ]
}

extension WrittenMember {
  /// The type that a signature gives.
  fileprivate func type(written node: NodeID?) -> ValueType {
    node.map { readType($0, in: tree, side: side) } ?? .unknown
  }
}

// MARK: Overflow

/// The value of an expression of `Int` literals; `nil` where there is anything else.
func integerConstant(_ node: NodeID, _ tree: Tree) -> Int? {
  switch tree.kind(node) {
  case .integer:
    let digits = tree.label(node).filter { $0 != "_" }
    guard !digits.hasSuffix("L"), !digits.hasSuffix("l") else { return nil }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return Int(digits.dropFirst(2), radix: 16).flatMap { $0 > Int32.max ? nil : $0 }
    }
    // A literal that does not fit is a `Long` by itself.
    return Int(digits).flatMap { $0 > Int(Int32.max) ? nil : $0 }
  case .prefix where tree.label(node) == "-": return integerConstant(tree.child(node, 0), tree).map { -$0 }
  case .binary:
    guard let left = integerConstant(tree.child(node, 0), tree), let right = integerConstant(tree.child(node, 1), tree)
    else {
      return nil
    }
    let result: (partialValue: Int, overflow: Bool)
    switch tree.label(node) {
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "shl" where (0..<32).contains(right): result = left.multipliedReportingOverflow(by: 1 << right)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  default: return nil
  }
}

/// The same product in Swift, or the member.
private func swiftPlace(of value: Int, _ pair: WrittenPair) -> ByteRange? {
  let tree = pair.swift.tree
  let product = pair.swift.all(.binary).first { integerConstant($0, tree) == value }
  return product.map { tree.range($0) } ?? pair.swift.declaration?.nameRange
}

/// `hash = 31 * hash + x` goes on and on: Kotlin's number wraps around, Swift's ends the app unless it says `&*`.
private func endlessSums(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  func products(_ member: WrittenMember) -> [NodeID] {
    let tree = member.tree
    return member.all(.assign).compactMap { node in
      guard tree.label(node) == "=", let name = tree.path(tree.child(node, 0))?.last,
        member.enclosing(node, [.for, .while, .lambda]) != nil
      else { return nil }
      let value = tree.child(node, 1)
      return tree.preorder(value).first { product in
        guard tree.kind(product) == .binary, tree.label(product) == "*", !isLimited(product, in: value, tree) else {
          return false
        }
        let sides = [tree.child(product, 0), tree.child(product, 1)]
        return sides.contains { tree.path($0)?.last == name } && sides.contains { tree.kind($0) == .integer }
      }
    }
  }
  let isBounded = pair.swift.all(.binary).contains { ["%", "&", "%="].contains(pair.swift.tree.label($0)) }
  guard !isBounded else { return [] }
  return zip(products(pair.swift), products(pair.kotlin)).map { left, right in
    rule.violation(
      pair, (.swift, pair.swift.tree.range(left)), (.kotlin, pair.kotlin.tree.range(right)), isFoundByName: true,
      saying: "endless" + pair.swift.tree.structure(left),
      values: [
        "name": pair.swift.text(left),
        "how":
          "`\(pair.swift.text(left))` ends the iOS app when the number grows out of 64 bits; `\(pair.kotlin.text(right))` goes on with what is left of it",
      ])
  }
}

/// Whether the smaller of a product and something else is kept: `min(delay * 2, longest)`.
private func isLimited(_ product: NodeID, in value: NodeID, _ tree: Tree) -> Bool {
  tree.preorder(value).contains { call in
    guard let name = tree.calleeName(call), ["min", "minOf", "coerceAtMost", "coerceIn"].contains(name) else {
      return false
    }
    return tree.preorder(call).contains(product)
  }
}

/// `{ a, b -> a.size - b.size }`: the difference of two large numbers has the wrong sign.
private func comparators(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let tree = pair.kotlin.tree
  return pair.kotlin.all(.call).compactMap { call in
    guard ["sortedWith", "sortWith", "Comparator", "maxWith", "minWith"].contains(tree.calleeName(call) ?? "") else {
      return nil
    }
    let lambda = tree.preorder(call).first { tree.kind($0) == .lambda }
    guard let lambda, let block = tree.lastChild(lambda), let last = tree.lastChild(block), tree.kind(last) == .binary,
      tree.label(last) == "-", !pair.kotlin.environment.type(of: last).isFloating
    else { return nil }
    guard let place = firstOrdering(in: pair.swift).map({ pair.swift.tree.range($0) }) else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(last)), (.swift, place), isSure: false, saying: tree.structure(last),
      values: [
        "name": "the difference", "swift": "right",
        "how":
          "`\(pair.kotlin.text(last))` has the wrong sign for numbers far apart in Kotlin, which counts with 32 bits here",
      ])
  }
}
