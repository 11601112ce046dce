// state.loading = true; state.error = nil     _state.update { it.copy(loading = true, error = null) }
// count += 1                                  _count.update { it + 1 }
//
// What `update` gives a Kotlin state anew is made of what the state holds; Swift assigns it. Catalogue B45, C103.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let stateUpdates = Pass.nodes(
    "state updates", on: [.call, .block], knowing: { unit, _ in unit.updatedFlows }
  ) { tree, node, known in
    switch tree.kind(node) {
    case .call: tree.assignUpdate(node, flows: known.flows, importsUpdate: known.importsUpdate)
    case .block: tree.spliceUpdates(inBlock: node, flows: known.flows, importsUpdate: known.importsUpdate)
    default: break
    }
  }
}

extension SourceUnit {
  /// What tells that `update` is the one of a state; `nil` where a Kotlin file has nothing to update.
  fileprivate var updatedFlows: (flows: Set<String>, importsUpdate: Bool)? {
    guard file.side == .kotlin else { return nil }
    let importsUpdate = imports.contains {
      $0 == "kotlinx.coroutines.flow.update" || $0 == "kotlinx.coroutines.flow.*"
    }
    let flows = flows
    return flows.isEmpty && !importsUpdate ? nil : (flows, importsUpdate)
  }

  /// The names of the flows that hold a value, of properties and variables alike.
  private var flows: Set<String> {
    var names: Set<String> = []
    forEachDeclaration { declaration, _ in
      guard declaration.kind == .property else { return }
      if declaration.type.map({ tree.isFlow($0) }) ?? false || declaration.value.map({ tree.makesFlow($0) }) ?? false {
        names.insert(declaration.name)
      }
    }
    for root in roots {
      for node in tree.preorder(root) where tree.kind(node) == .variable && tree.makesFlow(tree.child(node, 2)) {
        if let name = tree.boundName(tree.child(node, 0)) { names.insert(name) }
      }
    }
    return names
  }
}

extension Tree {
  fileprivate func isFlow(_ type: NodeID) -> Bool {
    kind(type) == .typeName && (label(type) == "MutableStateFlow" || soft(type) == "MutableStateFlow")
  }

  fileprivate func makesFlow(_ value: NodeID) -> Bool {
    calleeName(value) == "MutableStateFlow" && callReceiver(value) == nil
  }

  /// `state.update { … }` taken apart: what is updated, what the closure calls its value, and the closure's block.
  private func update(
    _ call: NodeID, flows: Set<String>, importsUpdate: Bool
  ) -> (target: NodeID, parameter: String, body: NodeID)? {
    guard calleeName(call) == "update", let target = callReceiver(call), isPath(target), let lambda = soleLambda(call),
      let body = lambdaBody(lambda), let value = lastChild(body), isExpression(value)
    else { return nil }
    let holder = kind(target) == .self ? "" : label(target)
    let parameters = lambdaParameters(lambda)
    guard importsUpdate || flows.contains(holder), parameters.count <= 1,
      parameters.allSatisfy({ childCount($0) <= 2 && !label($0).isEmpty }),
      !preorder(body).contains(where: { kind($0) == .return && !soft($0).isEmpty })
    else { return nil }
    return (target, parameters.first.map { label($0) } ?? implicitParameter(of: lambda), body)
  }

  /// An update whose closure only gives the new value.
  fileprivate mutating func assignUpdate(_ call: NodeID, flows: Set<String>, importsUpdate: Bool) {
    guard let update = update(call, flows: flows, importsUpdate: importsUpdate), childCount(update.body) == 1,
      let value = lastChild(update.body)
    else { return }
    become(call, makeAssignment(of: value, update, range: range(call)))
  }

  /// An update whose closure computes something first.
  fileprivate mutating func spliceUpdates(inBlock block: NodeID, flows: Set<String>, importsUpdate: Bool) {
    let statements = Array(children(block))
    var result: [NodeID] = []
    for statement in statements {
      guard let update = update(statement, flows: flows, importsUpdate: importsUpdate),
        let value = lastChild(update.body)
      else {
        result.append(statement)
        continue
      }
      let before = Array(children(update.body).dropLast())
      let assignment = makeAssignment(of: value, update, range: range(statement))
      substitute(update.parameter, with: reading(update.target), in: before)
      result += before + [assignment]
    }
    if result != statements { setChildren(block, result) }
  }

  private mutating func makeAssignment(
    of value: NodeID, _ update: (target: NodeID, parameter: String, body: NodeID), range: ByteRange
  ) -> NodeID {
    let current = reading(update.target)
    let target = deepCopy(current)
    // What stands alone in the closure is the value itself, and has no parent that `substitute` could change.
    let holder = makeBlock([value], at: range)
    substitute(update.parameter, with: current, in: [holder])
    return add(.assign, "=", marks: .synthesized, range: range, [target, child(holder, 0)])
  }

  /// `state.value`.
  private mutating func reading(_ target: NodeID) -> NodeID {
    add(.member, "value", marks: .synthesized, range: range(target), [deepCopy(target)])
  }
}
