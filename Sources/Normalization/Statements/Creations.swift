// var plan = Plan(name: name); plan.seats = 3; return plan     return Plan(name).apply { seats = 3 }
//
// What is set right after it was made might as well have been handed to the initializer. The name of each field decides, so
// it stands in the form; the comparison holds it against the labels of a call that hands over the same. Catalogue P31.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let creations = Pass("creations") { unit, vocabulary in
    for root in unit.roots {
      for node in unit.tree.postorder(root) where [.block, .clause].contains(unit.tree.kind(node)) {
        let statements = Array(unit.tree.children(node))
        let folded = unit.tree.foldingCreations(statements, vocabulary)
        if folded != statements { unit.tree.setChildren(node, folded) }
      }
    }
    var values: [NodeID] = []
    unit.forEachDeclaration { declaration, _ in if let value = declaration.value { values.append(value) } }
    for value in values where unit.tree.kind(value) == .block && unit.tree.childCount(value) == 1 {
      let made = unit.tree.child(value, 0)
      if unit.tree.kind(made) == .call { unit.tree.become(value, made) }
    }
  }
}

extension Tree {
  fileprivate mutating func foldingCreations(_ statements: [NodeID], _ vocabulary: Vocabulary) -> [NodeID] {
    var result: [NodeID] = []
    var rest = statements[...]
    while let statement = rest.popFirst() {
      result.append(statement)
      guard let made = creation(statement, vocabulary) else { continue }
      var hasFields = false
      var labels = Set(children(made.call).dropFirst().map { canonicalName(soft($0)) })
      while let next = rest.first, let field = fieldSet(next, of: made.name), !labels.contains(canonicalName(field)),
        !mentions(made.name, in: [child(next, 1)])
      {
        labels.insert(canonicalName(field))
        let argument = add(
          .argument, canonicalName(field), soft: field, marks: [.synthesized, .assigned], range: range(next),
          [child(next, 1)])
        setChildren(made.call, Array(children(made.call)) + [argument])
        rest.removeFirst()
        hasFields = true
      }
      if hasFields, rest.count == 1, let last = rest.first, gives(made.name, last) {
        become(kind(last) == .return ? child(last, 0) : last, made.call)
        result.removeLast()
      }
    }
    return result
  }

  /// A variable that starts as a new value of a type which is none of the library's.
  fileprivate func creation(_ statement: NodeID, _ vocabulary: Vocabulary) -> (name: String, call: NodeID)? {
    guard kind(statement) == .variable, childCount(statement) > 2, let name = boundName(child(statement, 0)) else {
      return nil
    }
    let call = child(statement, 2)
    guard kind(call) == .call, kind(child(call, 0)) == .name, isTypeName(label(child(call, 0))),
      !vocabulary.isLibraryType(label(child(call, 0)))
    else { return nil }
    return (name, call)
  }

  /// Whether a statement is a variable as the result.
  fileprivate func gives(_ name: String, _ statement: NodeID) -> Bool {
    let value = kind(statement) == .return ? lastChild(statement) : statement
    return value.map { kind($0) == .name && label($0) == name } ?? false
  }
}
