internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which values of a kind are put into a text, where the two languages write them differently?
  static let interpolatedType = HazardCheck("interpolated-type") { twin, rule in
    let kinds = Set(rule.rule.option("kinds"))
    return twin.pairs.flatMap { pair -> [Violation] in
      let any = kinds.contains("floating") ? anyNumbers(in: pair, rule) : []
      let swift = (pair.swift.all(.interpolation) + swiftTexts(in: pair.swift)).filter {
        isOf(kinds, $0, pair.swift) && !isLogged($0, pair.swift)
      }
      let kotlin = pair.kotlin.all(.interpolation) + textCalls(in: pair.kotlin)
      var taken: Set<NodeID> = []
      return any
        + swift.compactMap { left in
          let value = pair.swift.tree.child(left, 0)
          guard let name = lastName(value, pair.swift.tree) else { return nil }
          let right = kotlin.first {
            !taken.contains($0) && lastName(pair.kotlin.tree.child($0, 0), pair.kotlin.tree) == name
          }
          guard let right, !isLogged(right, pair.kotlin), isContradicted(kinds, right, pair.kotlin) == false else {
            return nil
          }
          taken.insert(right)
          // A number on a screen is a matter of taste, in an address it is a fault.
          let kind = pair.swift.writtenKind(of: value, among: kinds)
          let isSure = kind == "optional" || pair.swift.isIn(.machine, left) || pair.kotlin.isIn(.machine, right)
          return rule.violation(
            pair, (.swift, pair.swift.tree.range(value)),
            (.kotlin, pair.kotlin.tree.range(pair.kotlin.tree.child(right, 0))),
            isSure: isSure, saying: pair.swift.tree.structure(value),
            values: ["name": pair.swift.text(value), "how": kind.flatMap { sentences[$0] } ?? "is written differently"])
        }
    }
  }
}

/// What the two languages make of a value, where that is not the same.
private let sentences = [
  "optional": "may be missing: Swift writes `Optional(…)` or `nil`, Kotlin writes the value or `null`",
  "collection": "is a collection: Swift writes its texts in quotes, `[\"a\", \"b\"]`, Kotlin without, `[a, b]`",
  "structure": "is written `Name(part: \"x\")` by Swift and `Name(part=x)` by Kotlin",
]

/// The text of something that may be a number, where Kotlin asks whether it is one: `if (value is Number) … value.toString()`.
private func anyNumbers(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, kotlin) = (pair.swift.tree, pair.kotlin.tree)
  let numbers = (pair.kotlin.all(.interpolation) + textCalls(in: pair.kotlin)).filter {
    isBehindNumberTest($0, pair.kotlin)
  }
  guard !numbers.isEmpty else { return [] }
  let texts = (pair.swift.all(.interpolation) + swiftTexts(in: pair.swift)).filter { node in
    let type = pair.swift.environment.type(of: swift.child(node, 0))
    return type.isUnknown || ["Any", "CustomStringConvertible"].contains(type.unwrapped.name ?? "")
  }
  return numbers.compactMap { right in
    let value = kotlin.child(right, 0)
    guard let name = lastName(value, kotlin),
      let left = texts.first(where: { pair.swift.origin(of: swift.child($0, 0)) == name && !isLogged($0, pair.swift) }),
      !isLogged(right, pair.kotlin)
    else { return nil }
    let isSure = pair.swift.isIn(.machine, left) || pair.kotlin.isIn(.machine, right)
    return rule.violation(
      pair, (.swift, swift.range(swift.child(left, 0))), (.kotlin, kotlin.range(value)), isSure: isSure,
      isFoundByName: true,
      saying: "any" + kotlin.structure(value),
      values: ["name": pair.swift.text(swift.child(left, 0)), "how": "is written differently"])
  }
}

/// Whether a value stands where it has been asked whether it is a number with a fraction.
private func isBehindNumberTest(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let tree = member.tree
  guard let name = tree.path(tree.child(node, 0)) else { return false }
  var below = node
  for ancestor in member.ancestors(node) {
    if tree.kind(ancestor) == .if, tree.child(ancestor, 1) == below {
      let isAsked = tree.preorder(tree.child(ancestor, 0)).contains { test in
        tree.kind(test) == .typeTest && tree.path(tree.child(test, 0)) == name
          && tree.lastChild(test).map { ["Number", "Double", "Float"].contains(tree.label($0)) } ?? false
      }
      if isAsked { return true }
    }
    below = ancestor
  }
  return false
}

extension WrittenMember {
  /// What a text is made of, as a name: `value` of `if let text = value as? CustomStringConvertible`, too.
  fileprivate func origin(of node: NodeID) -> String? {
    guard let path = tree.path(node), let name = path.last else { return nil }
    if path.count == 1, let value = localsAndBindings.first(where: { $0.name == name })?.value,
      tree.kind(value) == .cast,
      let cast = tree.path(tree.child(value, 0))?.last
    {
      return canonicalName(cast)
    }
    return canonicalName(name)
  }
}

/// `String(x)`, `String(describing: x)` and `x.description`, where Kotlin has `x.toString()`: nodes whose first child is `x`.
private func swiftTexts(in member: WrittenMember) -> [NodeID] {
  let tree = member.tree
  return member.nodes.compactMap { node in
    switch tree.kind(node) {
    case .member where tree.label(node) == "description": return node
    case .call where tree.calleeName(node) == "String" && tree.childCount(node) == 2:
      let argument = tree.child(node, 1)
      return ["", "describing"].contains(tree.soft(argument)) ? argument : nil
    default: return nil
    }
  }
}

/// `x.toString()`, where Swift has `"\(x)"`.
private func textCalls(in member: WrittenMember) -> [NodeID] {
  let tree = member.tree
  return member.all(.member).filter { node in
    guard tree.label(node) == "toString", let parent = member.parent(node) else { return false }
    return tree.kind(parent) == .call && tree.childCount(parent) == 1
  }
}

private func isOf(_ kinds: Set<String>, _ node: NodeID, _ member: WrittenMember) -> Bool {
  guard let value = member.tree.children(node).first, member.tree.childCount(node) == 1 else { return false }
  return member.writtenKind(of: value, among: kinds) != nil
}

extension WrittenMember {
  /// Which of some kinds, as rule documents name them, a value is of.
  fileprivate func writtenKind(of value: NodeID, among kinds: Set<String>) -> String? {
    let type = environment.type(of: value)
    let kind: String? =
      if type.isOptional, !type.isUnknown { "optional" } else if type.isFloating {
        "floating"
      } else if let collection = type.collection {
        collection.element.isNumber ? nil : "collection"
      } else if isStructure(type) { "structure" } else { nil }
    guard let kind, kinds.contains(kind), !(kind == "optional" && isUnwrapped(value, self)) else { return nil }
    return kind
  }

  /// A Swift struct or a Kotlin data class that does not say itself how it is written.
  private func isStructure(_ type: ValueType) -> Bool {
    guard let facts = environment.facts(type) else { return false }
    let saysItself = facts.property("description") != nil || facts.functions.contains("toString")
    return !saysItself && (facts.kind == .struct || facts.modifiers.contains(.data))
  }
}

extension ValueType {
  fileprivate var isNumber: Bool { isInteger || isFloating || self == .boolean }
}

/// Whether Kotlin says that the value is of another kind.
private func isContradicted(_ kinds: Set<String>, _ node: NodeID, _ member: WrittenMember) -> Bool {
  let value = member.tree.child(node, 0)
  if member.environment.type(of: value).isUnknown || kinds.contains("optional") { return false }
  return member.writtenKind(of: value, among: kinds) == nil
}

/// Inside `if x != nil { }`, and behind `guard x != nil`: the author knows that there is a value, which is still wrapped.
private func isUnwrapped(_ node: NodeID, _ member: WrittenMember) -> Bool { member.tree.kind(node) == .force }

private func lastName(_ node: NodeID, _ tree: Tree) -> String? { tree.path(node)?.last.map(canonicalName) }

func isLogged(_ node: NodeID, _ member: WrittenMember) -> Bool {
  if ["description", "debugDescription", "toString"].contains(member.declaration?.name ?? "") { return true }
  return member.ancestors(node).contains { ancestor in
    let tree = member.tree
    if tree.kind(ancestor) == .throw { return true }
    guard let name = tree.calleeName(ancestor) else { return false }
    if [
      "print", "debugPrint", "println", "NSLog", "fatalError", "assertionFailure", "preconditionFailure", "error",
      "check", "require",
    ].contains(name) {
      return true
    }
    let receiver = tree.receiver(ancestor).flatMap { tree.path($0)?.last } ?? name
    return member.lexicon.says(.logs, receiver)
      || !Set(words(of: name)).isDisjoint(with: ["log", "debug", "exception", "error"])
  }
}
