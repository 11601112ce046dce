// var value = 0 { didSet { redraw() } }                var value = 0; set(new) { field = new; redraw() }
// var value = 0 { willSet { announce(newValue) } }     var value = 0; set(new) { announce(new); field = new }
// var value = 0 { didSet { log(oldValue) } }           var value by Delegates.observable(0) { _, old, _ -> log(old) }
//
// An observer is a setter that stores in its first or last statement. Catalogue P11, B41, B42.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let observers = Pass.declarations("observers") { declaration, tree, _ in
    guard declaration.kind == .property else { return }
    declaration.openObservableDelegate(&tree)
    declaration.openChangeFlag(&tree)
    declaration.openObservers(&tree)
    declaration.tidySetter(&tree)
  }
}

extension Declaration {
  /// `willSet` and `didSet` become a setter with the store between them.
  fileprivate mutating func openObservers(_ tree: inout Tree) {
    let before = accessors.first { $0.kind == .willSet }
    let after = accessors.first { $0.kind == .didSet }
    guard let first = before ?? after else { return }
    var statements = before?.body.map { tree.statements($0) } ?? []
    let place = ByteRange(Int(first.range.lower), Int(first.body.map { tree.range($0).lower } ?? first.range.lower))
    let (field, value) = (name("field", at: place, &tree), name("newValue", at: place, &tree))
    let store = tree.add(.assign, "=", marks: .synthesized, range: place, [field, value])
    if let after, let body = after.body, let correction = correction(in: body, &tree) {
      // What `didSet` assigns to the property itself is stored and observed by nobody.
      statements.append(
        tree.add(.assign, "=", marks: .synthesized, range: tree.range(correction), [field, correction]))
    } else if let after, let body = after.body {
      if let old = after.parameter, old != "oldValue" {
        tree.substitute(old, with: name("oldValue", at: place, &tree), in: [body])
      }
      if tree.mentions("oldValue", in: [body]) { statements.append(remember("oldValue", at: place, &tree)) }
      statements += [store] + tree.statements(body)
    } else {
      statements.append(store)
    }
    var setter = Accessor(kind: .set, parameter: "newValue", body: nil, range: first.range)
    setter.body = tree.makeBlock(statements, at: first.range)
    accessors.removeAll { $0.kind == .willSet || $0.kind == .didSet }
    accessors.append(setter)
  }

  /// `min(newValue, 10)` of `didSet { volume = min(volume, 10) }`.
  private func correction(in body: NodeID, _ tree: inout Tree) -> NodeID? {
    let statements = tree.statements(body)
    guard statements.count == 1, tree.kind(statements[0]) == .assign, tree.label(statements[0]) == "=",
      tree.isName(tree.child(statements[0], 0), name), tree.kind(tree.child(statements[0], 1)) == .call,
      !tree.mentions("oldValue", in: statements)
    else { return nil }
    let value = tree.child(statements[0], 1)
    tree.substitute(name, with: self.name("newValue", at: tree.range(value), &tree), in: [value])
    return value
  }

  /// `by Delegates.observable(d) { _, old, new -> … }` starts with `d` and observes.
  fileprivate mutating func openObservableDelegate(_ tree: inout Tree) {
    guard let value, tree.kind(value) == .delegate else { return }
    let delegate = tree.child(value, 0)
    let arguments = tree.kind(delegate) == .call ? tree.argumentValues(delegate) : []
    guard tree.calleeName(delegate) == "observable", arguments.count == 2, tree.kind(arguments[1]) == .lambda,
      let body = tree.lambdaBody(arguments[1])
    else { return }
    let place = tree.range(arguments[1])
    let names = tree.lambdaParameters(arguments[1]).map { tree.label($0) }
    for (position, common) in [(1, "oldValue"), (2, "newValue")] where names.indices.contains(position) {
      let replacement = name(common, at: place, &tree)
      if names[position] != common, names[position] != "_" {
        tree.substitute(names[position], with: replacement, in: [body])
      }
    }
    self.value = arguments[0]
    accessors.append(Accessor(kind: .didSet, body: body, range: place))
  }

  /// `val changed = field != value; field = value; if (changed) …` remembers what was, and asks then.
  fileprivate mutating func openChangeFlag(_ tree: inout Tree) {
    guard let setter = accessors.first(where: { $0.kind == .set }), let body = setter.body else { return }
    let statements = Array(tree.children(body))
    guard statements.count > 2, tree.kind(statements[0]) == .variable, tree.kind(statements[1]) == .assign,
      tree.label(statements[1]) == "=", tree.isName(tree.child(statements[1], 0), "field"),
      let flag = tree.boundName(tree.child(statements[0], 0))
    else { return }
    let (test, value) = (tree.child(statements[0], 2), tree.child(statements[1], 1))
    guard tree.kind(test) == .binary, ["==", "!="].contains(tree.label(test)), tree.kind(value) == .name,
      tree.children(test).contains(where: { tree.isName($0, "field") }),
      tree.children(test).contains(where: { tree.isName($0, tree.label(value)) })
    else { return }
    let place = tree.range(test)
    let (now, old) = (name("field", at: place, &tree), name("oldValue", at: place, &tree))
    let question = tree.add(.binary, tree.label(test), marks: .synthesized, range: place, [now, old])
    tree.substitute(flag, with: question, in: Array(statements[2...]))
    let binding = tree.add(.binding, "oldValue", soft: "let", marks: .synthesized, range: place)
    let variable = tree.makeVariable(binding, name("field", at: place, &tree), range: tree.range(statements[0]))
    tree.setChildren(body, [variable] + statements.dropFirst())
  }

  /// In a setter that stores once, where all paths come by, `field` before it and after it is the property itself, and
  /// so is the new value after it. A setter that does nothing else is none.
  fileprivate mutating func tidySetter(_ tree: inout Tree) {
    guard let index = accessors.firstIndex(where: { $0.kind == .set }), let body = accessors[index].body else { return }
    let statements = Array(tree.children(body))
    guard let store = statements.firstIndex(where: { isStore($0, tree) }) else { return }
    if statements.count == 1, self.body == nil {
      accessors.remove(at: index)
      return
    }
    let others = statements[..<store] + statements[(store + 1)...]
    let storesAgain = others.contains { statement in
      tree.preorder(statement).contains { tree.kind($0) == .assign && tree.isName(tree.child($0, 0), "field") }
    }
    guard !storesAgain else { return }
    for statement in others { readAsProperty("field", in: statement, &tree) }
    for statement in statements[(store + 1)...] { readAsProperty("newValue", in: statement, &tree) }
  }

  private func isStore(_ statement: NodeID, _ tree: Tree) -> Bool {
    tree.kind(statement) == .assign && tree.label(statement) == "=" && tree.isName(tree.child(statement, 0), "field")
      && tree.isName(tree.child(statement, 1), "newValue")
  }

  private func readAsProperty(_ other: String, in statement: NodeID, _ tree: inout Tree) {
    for node in tree.preorder(statement) where tree.isName(node, other) {
      tree.setLabel(node, name)
      tree.mark(node, .qualified)
    }
  }

  private func name(_ name: String, at place: ByteRange, _ tree: inout Tree) -> NodeID {
    tree.add(.name, name, marks: .synthesized, range: place)
  }

  /// `let oldValue = property`, as a setter has to write it down before it stores.
  private func remember(_ old: String, at place: ByteRange, _ tree: inout Tree) -> NodeID {
    let binding = tree.add(.binding, old, soft: "let", marks: .synthesized, range: place)
    let property = tree.add(.name, name, marks: [.synthesized, .qualified], range: place)
    return tree.makeVariable(binding, property, range: place)
  }
}
