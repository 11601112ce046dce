// for case let row? in rows { }                 for (row in rows.filterNotNull()) { }
// for case let label as Label in views { }     for (label in views.filterIsInstance<Label>()) { }
// for case .circle(let radius) in shapes { }   for (shape in shapes) { if (shape is Shape.Circle) { … } }
//
// Which elements a loop is about is asked inside it. Catalogue C68.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// A pattern that not every element fits becomes a name and a condition.
  mutating func openPattern(_ loop: NodeID) {
    let pattern = child(loop, 0)
    switch kind(pattern) {
    case .optionalPattern where boundName(child(pattern, 0)) != nil:
      take(child(pattern, 0), asking: makeNullTest(element(child(pattern, 0)), isNull: false), in: loop)
    case .typePattern where label(pattern) == "as" && boundName(child(pattern, 0)) != nil:
      let element = element(child(pattern, 0))
      let test = add(.typeTest, "is", marks: .synthesized, range: range(pattern), [element, child(pattern, 1)])
      take(child(pattern, 0), asking: test, in: loop)
    case .casePattern:
      let place = range(pattern)
      let name = add(.binding, "element\(place.lower)", soft: "let", marks: .synthesized, range: place)
      let condition = add(.patternCondition, marks: .synthesized, range: place, [pattern, element(name)])
      let lowered = lowerCondition(condition, rest: [child(loop, 3)])
      guard let test = lowered.test, lowered.prelude.isEmpty else { return }
      for alias in lowered.aliases { substitute(alias.name, with: alias.target, in: [child(loop, 2), child(loop, 3)]) }
      take(name, asking: test, in: loop)
    default: return
    }
  }

  /// A loop over the elements that are there, or that are of a type.
  mutating func openPick(_ loop: NodeID) {
    let sequence = child(loop, 1)
    guard isEmpty(child(loop, 2)), let name = boundName(child(loop, 0)), let function = calleeName(sequence),
      let rows = callReceiver(sequence)
    else { return }
    let place = range(child(loop, 0))
    if function == "filterNotNull", childCount(sequence) == 1 {
      take(child(loop, 0), asking: makeNullTest(element(child(loop, 0)), isNull: false), in: loop)
    } else if ["compactMap", "mapNotNull"].contains(function), let lambda = soleLambda(sequence),
      let body = lambdaBody(lambda), childCount(body) == 1, lambdaParameters(lambda).count <= 1
    {
      let given = firstParameter(of: lambda)
      let picked = child(body, 0)
      let value = kind(picked) == .cast && label(picked) == "as?" ? child(picked, 0) : picked
      guard kind(value) == .name, label(value) == given else { return }
      let element = add(.name, name, marks: .synthesized, range: place)
      let test =
        value == picked
        ? makeNullTest(element, isNull: false)
        : add(.typeTest, "is", marks: .synthesized, range: range(picked), [element, child(picked, 1)])
      take(child(loop, 0), asking: test, in: loop)
    } else {
      return
    }
    setChild(loop, 1, rows)
  }

  private mutating func element(_ binding: NodeID) -> NodeID {
    add(.name, label(binding), marks: .synthesized, range: range(binding))
  }

  private mutating func take(_ binding: NodeID, asking test: NodeID, in loop: NodeID) {
    let filter = child(loop, 2)
    setChild(loop, 0, binding)
    setChild(loop, 2, isEmpty(filter) ? test : makeBinary("&&", test, filter))
  }
}
