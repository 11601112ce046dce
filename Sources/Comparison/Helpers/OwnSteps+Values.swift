// hide(name)             what `key` stands for in `hidden.add(key)`
//
// What is handed over may be written where the parameter is used if it is asked for as often as before, and at the same
// moment.

internal import CodeModel
internal import SourceModel

extension OwnSteps.Step {
  /// What each parameter stands for in a call; `nil` where that is not known, or where to write it in place of the
  /// parameter may do something else.
  func values(in call: NodeID, _ tree: Tree) -> [String: NodeID]? {
    guard let values = tree.values(handedTo: parameters, in: call) else { return nil }
    var (moved, plain) = (0, 0)
    for parameter in parameters {
      guard let value = values[parameter.key] else { return nil }
      let nodes = tree.preorder(value)
      guard !nodes.contains(where: { tree.kind($0) == .name && bound.contains(tree.label($0)) }) else { return nil }
      if tree.isFree(value) { continue }
      let uses = tree.preorder(node).filter {
        tree.kind($0) == .name && tree.marks($0).contains(.local) && tree.label($0) == parameter.key
      }
      let isPlain = tree.isPlainValue(value) && nodes.allSatisfy { ![.force, .index].contains(tree.kind($0)) }
      if isPlain { plain += 1 } else { moved += 1 }
      guard isPlain || uses.count == 1, uses.allSatisfy({ tree.isReachedFirst($0, in: node, always: !isPlain) })
      else { return nil }
    }
    // Of several things that are asked for each has its turn.
    return moved == 0 || moved == 1 && plain == 0 ? values : nil
  }

}

extension Tree {
  /// What a call hands over for each parameter, by the parameter's key; `nil` where that is not known.
  func values(handedTo parameters: [Parameter], in call: NodeID) -> [String: NodeID]? {
    let arguments = kind(call) == .call ? Array(children(call).dropFirst()) : []
    var values: [String: NodeID] = [:]
    for (position, argument) in arguments.enumerated() {
      guard kind(argument) == .argument, childCount(argument) == 1, !marks(argument).contains(.assigned) else {
        return nil
      }
      let value = child(argument, 0)
      let label = canonicalName(soft(argument))
      // A closure behind the parentheses is the last one, wherever the others end.
      guard !label.isEmpty || arguments.count == parameters.count || kind(value) != .lambda,
        let parameter = label.isEmpty
          ? parameters.dropFirst(position).first : parameters.first(where: { $0.argumentLabel == label }),
        kind(value) != .spread, values.updateValue(value, forKey: parameter.key) == nil
      else { return nil }
    }
    for parameter in parameters where values[parameter.key] == nil {
      guard let value = parameter.defaultValue, isPlainValue(value),
        preorder(value).allSatisfy({ !marks($0).contains(.local) })
      else { return nil }
      values[parameter.key] = value
    }
    return values
  }

  /// A constant that is written down, or a name of a local: the same wherever it stands.
  fileprivate func isFree(_ value: NodeID) -> Bool {
    kind(value).isLiteral && isPlainValue(value)
      || kind(value) == .name && marks(value).contains(.local) && !marks(value).contains(.called)
  }

  /// Whether a node is come to before anything is asked for, but for what it is handed to.
  ///
  /// - Parameter always: whether it also must be come to under all conditions.
  fileprivate func isReachedFirst(_ use: NodeID, in step: NodeID, always: Bool) -> Bool {
    way(to: use, from: step, always: always) == .reached
  }

  private enum Way {
    case reached
    /// It is not here, and nothing is asked for.
    case quiet
    case asking
  }

  private func way(to use: NodeID, from node: NodeID, always: Bool) -> Way {
    if node == use { return .reached }
    if kind(node) == .lambda || always && isConditional(node) { return .asking }
    for child in children(node) {
      let way = way(to: use, from: child, always: always)
      if way != .quiet { return way }
    }
    let asks = kind(node) == .call || kind(node) == .assign || kind(node) == .postfix || marks(node).contains(.called)
    return asks ? .asking : .quiet
  }

  private func isConditional(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .if, .switch, .ternary, .while, .doWhile, .for, .optionalChain, .try: true
    case .binary: ["&&", "||", "??", "?:"].contains(label(node))
    default: marks(node).contains(.chained)
    }
  }

  /// A copy of a subtree of another tree with values in the places of names.
  mutating func add(copyOf node: NodeID, in other: Tree, with values: [String: NodeID]) -> NodeID {
    if other.kind(node) == .name, other.marks(node).contains(.local), let value = values[other.label(node)] {
      return add(copyOf: value, in: other)
    }
    let copies = other.children(node).map { add(copyOf: $0, in: other, with: values) }
    return add(
      other.kind(node), other.label(node), soft: other.soft(node), marks: other.marks(node), range: other.range(node),
      copies)
  }
}
