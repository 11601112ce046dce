// Sport(rawValue: text)     Sport.entries.firstOrNull { it.value == text }     Sport.from(text)     Sport.byValue(text)
// init?(rawValue: String) { switch rawValue { case "p": self = .padel; default: return nil } }
//                           companion object { fun from(value: String) = when (value) { "p" -> PADEL; else -> null } }
//
// Finding the case of a raw value is the work of Swift's compiler, of a look-up, or of a function that a team writes.
// Catalogue P14, B27, B91.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// A look-up by raw value and the call of a factory both become `Sport(text)`.
  static let rawValueLookups = Pass.nodes("raw value look-ups", on: [.call]) { tree, node, vocabulary in
    guard let name = tree.calleeName(node), let receiver = tree.callReceiver(node) else {
      return
    }
    if vocabulary.rawValueFactories.contains(name), tree.childCount(node) == 2, tree.isTypeReference(receiver) {
      tree.setChild(node, 0, receiver)
    } else if name == "firstOrNull" || name == "first", let type = tree.typeOfEntries(receiver) {
      tree.lookUpRawValue(node, of: type, vocabulary)
    }
  }

  /// The same inside the enum itself, where `entries` needs no type before it.
  static let ownRawValueLookups = Pass.declarations("raw value look-ups of its own") { declaration, tree, vocabulary in
    guard declaration.kind == .enum else { return }
    let kept = declaration.keptEntries(tree)
    for member in declaration.ownMembers {
      for root in member.ownNodes {
        for node in tree.postorder(root) {
          if tree.callsOwnFactory(node, of: declaration, vocabulary) {
            let type = tree.add(.name, declaration.name, marks: .synthesized, range: tree.range(tree.child(node, 0)))
            tree.setChild(node, 0, type)
            continue
          }
          guard let name = tree.calleeName(node), name == "firstOrNull" || name == "first",
            let receiver = tree.callReceiver(node), tree.isEntries(receiver, or: kept),
            tree.typeOfEntries(receiver) == nil, tree.kind(receiver) != .member
          else { continue }
          let type = tree.add(.name, declaration.name, marks: .synthesized, range: tree.range(receiver))
          tree.lookUpRawValue(node, of: type, vocabulary)
        }
      }
    }
  }

  /// A factory that only looks its argument up is what Swift's compiler writes; one that decides by itself is an
  /// initializer.
  static let rawValueFactories = Pass.declarations("raw value factories") { declaration, tree, vocabulary in
    guard declaration.kind == .enum || declaration.modifiers.contains(.sealed) else { return }
    let kept = declaration.keptEntries(tree)
    declaration.members = declaration.members.compactMap { member in
      var member = member
      let isFactory = member.isFactory(of: declaration, tree, vocabulary)
      if isFactory, member.onlyLooksUp(in: kept, tree, vocabulary) { return nil }
      if member.kind == .initializer, let body = member.body { tree.returnSelfAssignments(body) }
      if isFactory || member.kind == .initializer { member.becomeFactory(&tree, vocabulary) }
      return member
    }
    // What nobody asks any more.
    let unasked = kept.filter { name in
      !declaration.members.contains { $0.name != name && tree.mentions(name, in: $0.ownNodes) }
    }
    declaration.members.removeAll { $0.visibility == .private && $0.kind == .property && unasked.contains($0.name) }
  }
}

extension Declaration {
  /// Its members and those of its companion.
  fileprivate var ownMembers: [Declaration] {
    members + members.filter { $0.modifiers.contains(.companion) }.flatMap(\.members)
  }

  /// The static properties that keep all cases: `private val values = values()`.
  fileprivate func keptEntries(_ tree: Tree) -> Set<String> {
    let kept = ownMembers.filter { member in
      member.kind == .property && !member.modifiers.contains(.mutable)
        && member.value.map { tree.isEntries($0) } ?? false
    }
    return Set(kept.map(\.name))
  }

  /// A static function of one parameter that gives the enum or nothing.
  fileprivate func isFactory(of type: Declaration, _ tree: Tree, _ vocabulary: Vocabulary) -> Bool {
    guard kind == .function, modifiers.contains(.static), parameters.count == 1,
      vocabulary.factories.contains(name) || name == type.name
    else { return false }
    guard var result = self.type else { return hasExpressionBody }
    if tree.kind(result) == .optionalType { result = tree.child(result, 0) }
    return tree.kind(result) == .typeName && tree.label(result) == canonicalName(vocabulary.withoutAffixes(type.name))
  }

  /// - Parameter kept: names that stand for all cases.
  fileprivate func onlyLooksUp(in kept: Set<String>, _ tree: Tree, _ vocabulary: Vocabulary) -> Bool {
    guard let body, tree.childCount(body) == 1 else { return false }
    var result = tree.child(body, 0)
    if tree.kind(result) == .return, let value = tree.lastChild(result) { result = value }
    guard tree.kind(result) == .call, tree.childCount(result) == 2 else { return false }
    let argument = tree.argumentValues(result)[0]
    if tree.isTypeReference(tree.child(result, 0)) {
      return tree.kind(argument) == .name && tree.label(argument) == parameters[0].name
    }
    // Inside the enum itself the cases need no qualification.
    guard tree.calleeName(result) == "firstOrNull", let receiver = tree.callReceiver(result),
      tree.isEntries(receiver, or: kept), let lambda = tree.soleLambda(result),
      let raw = tree.comparedRawValue(lambda, vocabulary)
    else { return false }
    return tree.kind(raw) == .name && tree.label(raw) == parameters[0].name
  }

  /// Swift writes it as an initializer, Kotlin as a function of the companion; the parameter goes by its place.
  fileprivate mutating func becomeFactory(_ tree: inout Tree, _ vocabulary: Vocabulary) {
    conventionalName = "init"
    kind = .initializer
    modifiers.remove(.static)
    type = nil
    guard parameters.count == 1, parameters[0].name != "rawValue", vocabulary.rawValueNames.contains(parameters[0].name)
    else { return }
    let common = tree.add(.name, "rawValue", marks: .synthesized, range: parameters[0].nameRange)
    if let body { tree.substitute(parameters[0].name, with: common, in: [body]) }
    parameters[0].conventionalName = "rawValue"
  }

  /// Set by `becomeFactory`: an initializer that gives its result as a function does.
  var isRawValueFactory: Bool { kind == .initializer && conventionalName == "init" }
}

extension Tree {
  fileprivate func isTypeReference(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .name, .member: isTypeName(label(node)) && (kind(node) == .name || isTypeReference(child(node, 0)))
    default: false
    }
  }

  /// `fromCode(code)` where the enum itself, or its companion, has a function of that name.
  fileprivate func callsOwnFactory(_ node: NodeID, of type: Declaration, _ vocabulary: Vocabulary) -> Bool {
    guard kind(node) == .call, childCount(node) == 2, kind(child(node, 0)) == .name else { return false }
    let name = label(child(node, 0))
    return vocabulary.rawValueFactories.contains(name)
      && type.ownMembers.contains { $0.kind == .function && $0.name == name && $0.parameters.count == 1 }
  }

  /// `first` throws where there is none, as `Sport(rawValue: text)!` does.
  fileprivate mutating func lookUpRawValue(_ call: NodeID, of type: NodeID, _ vocabulary: Vocabulary) {
    guard let lambda = soleLambda(call), let raw = comparedRawValue(lambda, vocabulary) else { return }
    let isForced = calleeName(call) == "first"
    setChildren(call, [type, add(.argument, marks: .synthesized, range: range(raw), [raw])])
    if isForced { mark(call, .chained) }
  }

  /// `Sport` of `Sport.entries`.
  fileprivate func typeOfEntries(_ node: NodeID) -> NodeID? {
    guard kind(node) == .member, isEntries(node), isTypeReference(child(node, 0)) else { return nil }
    return child(node, 0)
  }

  fileprivate func isEntries(_ node: NodeID, or kept: Set<String> = []) -> Bool {
    if kind(node) == .name, kept.contains(label(node)) { return true }
    if kind(node) == .call, childCount(node) == 1 {
      return label(child(node, 0)) == "values" && kind(child(node, 0)) == .name
    }
    return label(node) == "entries" || label(node) == "allCases"
  }

  /// `text` of `{ it.value == text }`.
  fileprivate func comparedRawValue(_ lambda: NodeID, _ vocabulary: Vocabulary) -> NodeID? {
    let parameters = lambdaParameters(lambda)
    guard parameters.count == 1, let body = lambdaBody(lambda), childCount(body) == 1 else { return nil }
    let test = child(body, 0)
    guard kind(test) == .binary, label(test) == "==" else { return nil }
    for (one, other) in [(child(test, 0), child(test, 1)), (child(test, 1), child(test, 0))] {
      if kind(one) == .member, vocabulary.rawValueNames.contains(label(one)), kind(child(one, 0)) == .name,
        label(child(one, 0)) == label(parameters[0]), !mentions(label(parameters[0]), in: [other])
      {
        return other
      }
    }
    return nil
  }

  /// `self = x` as the last thing that an initializer does gives `x`.
  fileprivate mutating func returnSelfAssignments(_ block: NodeID) {
    var statements = Array(children(block))
    if statements.count > 1, let last = statements.last, kind(last) == .return, childCount(last) == 0 {
      statements.removeLast()
    }
    guard let last = statements.last else { return }
    switch kind(last) {
    case .assign where label(last) == "=" && kind(child(last, 0)) == .self:
      replace(last, .return, [child(last, 1)])
      setChildren(block, statements)
    case .if:
      var decision = last
      while kind(decision) == .if {
        returnSelfAssignments(child(decision, 1))
        decision = child(decision, 2)
      }
      if !isEmpty(decision) { returnSelfAssignments(decision) }
    case .switch:
      for arm in children(last).dropFirst() where kind(arm) == .arm { returnSelfAssignments(child(arm, 2)) }
    default: break
    }
    // An exit on the way is the end of its own branch.
    for statement in statements.dropLast() where kind(statement) == .if && isExit(child(statement, 1)) {
      returnSelfAssignments(child(statement, 1))
    }
  }
}
