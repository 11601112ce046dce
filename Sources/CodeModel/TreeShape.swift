internal import SourceModel

/// Whether every node below some roots has the children that `NodeKind` promises: passes read children by position.
extension Tree {
  /// The first node whose children are not those of its kind, as a sentence for those who mend it; `nil` when all are.
  ///
  /// Text that did not parse or was not understood may stand wherever an expression, a pattern, a type or a statement
  /// stands, but not in the place of an `argument`, an `arm`, or another part that only its owner understands.
  package func shapeFault(below roots: [NodeID]) -> String? {
    for root in roots {
      for node in preorder(root) where !hasShape(node) {
        let parts = children(node).map { "\(kind($0))" }.joined(separator: ", ")
        return "a node of kind \(kind(node)) at byte \(range(node).lower) has the children [\(parts)]"
      }
    }
    return nil
  }

  private func hasShape(_ node: NodeID) -> Bool {
    let kinds = children(node).map { kind($0) }
    guard let shape = Shape.of(kind(node)) else { return true }
    guard kinds.count >= shape.least, kinds.count <= shape.most else { return false }
    if let rest = shape.rest {
      guard kinds.dropFirst(shape.own).allSatisfy({ rest.contains($0) || $0 == .conditionalCompilation }) else {
        return false
      }
    }
    return shape.places.allSatisfy { place, kind in kinds[place < 0 ? kinds.count + place : place] == kind }
  }
}

private struct Shape {
  var least: Int
  var most: Int
  /// What the children behind the first `own` ones may be; anything where it is not said.
  var rest: NodeKinds?
  var own = 0
  /// Children that are of one kind, by their position; negative ones count from the end.
  var places: [(Int, NodeKind)] = []

  private static func exactly(_ count: Int, _ places: [(Int, NodeKind)] = []) -> Shape {
    Shape(least: count, most: count, places: places)
  }

  private static func first(_ count: Int, then rest: NodeKinds) -> Shape {
    Shape(least: count, most: .max, rest: rest, own: count)
  }

  /// `nil` where the children may be any.
  static func of(_ kind: NodeKind) -> Shape? {
    switch kind {
    case .empty, .unmodeled, .incomplete, .name, .integer, .floating, .text, .character, .boolean, .null, .regex, .self,
      .super, .implicitMember, .break, .continue, .fallthrough, .availability, .default, .binding, .wildcard,
      .starProjection:
      exactly(0)
    case .member, .optionalChain, .force, .argument, .prefix, .postfix, .resultType, .keyPath,
      .reference, .metatype, .typeExpression, .try, .await, .inout, .spread, .delegate, .throw, .labeled,
      .expressionPattern, .optionalPattern, .containmentPattern, .optionalType, .listType, .metatypeType:
      exactly(1)
    case .objectLiteral: exactly(1, [(0, .declaration)])
    case .finally, .defer: exactly(1, [(0, .block)])
    case .binary, .assign, .range, .cast, .typeTest, .entry, .optionalBinding, .patternCondition, .typePattern,
      .mapType:
      exactly(2)
    case .guard: exactly(2)
    case .while: exactly(2, [(1, .block)])
    case .doWhile: exactly(2, [(0, .block)])
    case .ternary, .variable, .if: exactly(3)
    case .arm, .catch: exactly(3, [(0, .patterns), (2, .block)])
    case .for: exactly(4, [(3, .block)])
    case .return, .capture: Shape(least: 0, most: 1)
    case .parameter: Shape(least: 2, most: 3)
    case .string: first(0, then: [.text, .interpolation])
    case .interpolation, .call, .index: first(1, then: [.argument])
    // Normal forms say the name of the case and no more.
    case .casePattern: Shape(least: 0, most: .max, rest: [.argument], own: 1)
    case .tuple, .macro, .tuplePattern: first(0, then: [.argument])
    case .map: first(0, then: [.entry])
    case .switch: first(1, then: [.arm])
    case .do: Shape(least: 1, most: .max, rest: [.catch, .finally], own: 1, places: [(0, .block)])
    case .tupleType: first(0, then: [.parameter])
    case .conditionalCompilation: first(0, then: [.clause])
    case .lambda, .accessor: Shape(least: 1, most: .max, places: [(-1, .block)])
    case .specialization, .functionType: Shape(least: 1, most: .max)
    case .conditions: Shape(least: 2, most: .max)
    case .list, .block, .patterns, .clause, .typeName, .composition, .declaration: nil
    }
  }
}
