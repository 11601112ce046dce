// showNothing()     private fun showNothing() { view.clear(); view.show("Nothing spent") }
//
// What is asked of the code of a helper before it is written where it is called, and how it reads there.

internal import CodeModel
internal import SourceModel

/// What the names in a helper stand for where it is called.
struct HelperReading {
  let values: [String: NodeID]
  let renamed: [String: String]
  /// How many closures stand around the call.
  let deeper: Int
  /// The value whose member the helper is.
  let receiver: NodeID?
  let isMember: (String) -> Bool

  /// What a local is called; closures that stand deeper number theirs otherwise.
  func name(_ label: String) -> String {
    if let name = renamed[label] { return name }
    guard deeper > 0, label.hasPrefix("λ"), let dot = label.firstIndex(of: "."),
      let level = Int(label.dropFirst()[..<dot])
    else { return label }
    return "λ\(level + deeper)\(label[dot...])"
  }
}

extension Tree {
  /// The names of what is declared below a node.
  func boundNames(in node: NodeID) -> Set<String> {
    Set(preorder(node).filter { [.binding, .parameter, .capture].contains(kind($0)) }.map { label($0) })
  }

  /// What of the code's own is mentioned or called below a node.
  func ownNames(in node: NodeID) -> Set<String> {
    Set(preorder(node).filter { isOwn($0) && !marks($0).contains(.local) }.map { label($0) })
  }

  /// Whether something in a body, and not in a closure of it, leaves the function early.
  func mayLeave(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .return: true
    case .lambda, .declaration: false
    default: children(node).contains { mayLeave($0) }
    }
  }

  /// Whether the last thing that a body does is to give a value.
  func givesValue(_ body: NodeID) -> Bool {
    guard let last = kind(body) == .block ? lastChild(body) : body else { return false }
    switch kind(last) {
    case .variable, .assign, .for, .while, .doWhile, .return, .throw, .empty: return false
    case .if: return !isEmpty(child(last, 2))
    default: return true
    }
  }

  /// The opposite of a truth, as the normal form says it.
  mutating func negated(_ node: NodeID, by negation: NodeID) -> NodeID {
    if kind(node) == .prefix, label(node) == "!" { return child(node, 0) }
    guard kind(node) == .binary, let opposite = BodyComparer.opposites[label(node)] else {
      return add(.prefix, "!", soft: soft(negation), marks: marks(negation), range: range(node), [node])
    }
    let isChain = ["&&", "||"].contains(opposite)
    let parts = children(node).map { isChain ? negated($0, by: negation) : $0 }
    return add(.binary, opposite, soft: soft(node), marks: marks(node), range: range(node), parts)
  }

  /// The names at the root of what is set, or asked to do something.
  func namesChanged(in body: NodeID) -> Set<String> {
    func root(_ node: NodeID) -> String {
      switch kind(node) {
      case .name: label(node)
      case .member where kind(child(node, 0)) == .self: label(node)
      case .member, .index, .optionalChain, .force: root(child(node, 0))
      default: ""
      }
    }
    return preorder(body).reduce(into: []) { names, node in
      switch kind(node) {
      case .assign: names.insert(root(child(node, 0)))
      case .call where kind(child(node, 0)) == .member: names.insert(root(child(child(node, 0), 0)))
      case .member where marks(node).contains(.called): names.insert(root(child(node, 0)))
      default: break
      }
    }
  }

  /// Whether a value is the same wherever in a function it is asked for: made of literals and names alone.
  func isSameAnywhere(_ value: NodeID, unless changed: Set<String>) -> Bool {
    switch kind(value) {
    case .name:
      !marks(value).contains(.called) && (marks(value).contains(.local) || !changed.contains(label(value)))
    case .self, .null, .integer, .floating, .boolean, .implicitMember, .text: true
    case .member:
      !marks(value).contains(.called)
        && (kind(child(value, 0)) != .self || !changed.contains(label(value)))
        && isSameAnywhere(child(value, 0), unless: changed)
    case .string, .interpolation, .argument, .prefix, .binary:
      children(value).allSatisfy { isSameAnywhere($0, unless: changed) }
    default: false
    }
  }

  /// A copy of what a helper does where it is called.
  mutating func add(_ node: NodeID, _ reading: HelperReading) -> NodeID {
    if let receiver = reading.receiver {
      if kind(node) == .self { return receiver }
      let isOwn = kind(node) == .name && marks(node).isDisjoint(with: [.local, .payload, .qualified])
      if isOwn, reading.isMember(label(node)) {
        return add(.member, label(node), soft: soft(node), marks: marks(node), range: range(node), [receiver])
      }
    }
    var label = label(node)
    if [.binding, .parameter, .capture].contains(kind(node)) || marks(node).contains(.local) {
      if kind(node) == .name, let value = reading.values[label] { return value }
      label = reading.name(label)
    }
    let copies = children(node).map { add($0, reading) }
    return add(kind(node), label, soft: soft(node), marks: marks(node), range: range(node), copies)
  }
}
