internal import CodeModel
internal import SourceModel

/// One call of a scope function, taken apart.
struct ScopeCall {
  /// What the statements speak of; `nil` for `self` and for nothing.
  var receiver: NodeID?
  /// The block of the closure.
  var body: NodeID
  /// What the closure calls the receiver; `nil` when it is `this`.
  var parameter: String?
  /// `apply` and `also` give the receiver, `run`, `let` and `with` what the closure gives.
  var givesReceiver: Bool
  /// Behind `?.`.
  var isSafe = false
  /// `buildList` and the like start from an empty one of these.
  var start: NodeKind?
}

private let builders: [String: NodeKind] = [
  "buildList": .list, "buildSet": .list, "buildMap": .map, "buildString": .string,
]

/// What a list, a map or a text that is being made is asked, and what of it is changed.
let collectionMembers: Set<String> = [
  "any", "contains", "containsKey", "count", "endsWith", "first", "firstOrNull", "indices", "isEmpty", "isNotEmpty",
  "last", "lastIndex", "lastOrNull", "length", "none", "remove", "removeAt", "removeFirst", "removeLast", "size",
]

/// What Kotlin's library has of functions without a receiver that are called for what they do.
private let libraryFunctions: Set<String> = [
  "TODO", "assert", "check", "checkNotNull", "delay", "error", "print", "println", "repeat", "require",
  "requireNotNull", "synchronized",
]

extension ScopeWriter {
  /// Reads a call as one of a scope function.
  func scope(_ node: NodeID, _ tree: Tree) -> ScopeCall? {
    guard let name = tree.calleeName(node), let last = tree.argumentValues(node).last, tree.kind(last) == .lambda,
      let body = tree.lambdaBody(last), !leavesClosure(name, body, tree)
    else { return nil }
    let parameters = tree.lambdaParameters(last)
    guard parameters.count <= 1, !parameters.contains(where: { tree.childCount($0) > 2 }) else { return nil }
    let isOnly = tree.childCount(node) == 2
    let own = tree.callReceiver(node)
    let parameter = parameters.first.map { tree.label($0) } ?? tree.implicitParameter(of: last)
    var result = ScopeCall(receiver: own, body: body, parameter: nil, givesReceiver: false)
    if let own, tree.kind(own) == .optionalChain {
      result.isSafe = true
      result.receiver = tree.child(own, 0)
    } else if let own, tree.marks(own).contains(.chained) {
      result.isSafe = true
    }
    switch name {
    case "also" where isOnly && own != nil,
      "apply" where isOnly && own != nil && !isKotlin && tree.mentions(parameter, in: [body]):
      result.parameter = parameter
      result.givesReceiver = true
    case "apply" where isOnly && isKotlin && parameters.isEmpty: result.givesReceiver = true
    case "run" where isOnly && isKotlin && parameters.isEmpty && !isOwnRun(own, body, tree): break
    case "let" where isOnly && isKotlin && own != nil && !result.isSafe: result.parameter = parameter
    case "with" where isKotlin && own == nil && tree.childCount(node) == 3 && parameters.isEmpty:
      result.receiver = tree.argumentValues(node)[0]
    case _ where isKotlin && own == nil && isOnly && parameters.isEmpty:
      guard let start = builders[name] else { return nil }
      result.givesReceiver = true
      result.start = start
    default: return nil
    }
    return result
  }

  /// Whether `retry.run { session.execute(request) }` calls a function of that name, as nothing in the closure speaks of the
  /// receiver: all that it names is local or a member of a type of the file.
  private func isOwnRun(_ receiver: NodeID?, _ body: NodeID, _ tree: Tree) -> Bool {
    guard let receiver, tree.isPath(receiver), tree.kind(receiver) != .self else { return false }
    let nodes = tree.preorder(body)
    guard !nodes.contains(where: { tree.kind($0) == .self || tree.kind($0) == .lambda }) else { return false }
    let own = spokenType(of: receiver, tree).flatMap { knownMembers[$0] } ?? []
    if nodes.contains(where: {
      tree.kind($0) == .name && own.contains(tree.label($0)) && !locals.contains(tree.label($0))
    }) {
      return false
    }
    let known = knownMembers.values.reduce(into: locals) { $0.formUnion($1) }
    return nodes.allSatisfy { node in
      tree.kind(node) != .name || known.contains(tree.label(node)) || isTypeName(tree.label(node))
    }
  }

  /// `return@apply` leaves the closure early; statements cannot.
  private func leavesClosure(_ name: String, _ body: NodeID, _ tree: Tree) -> Bool {
    tree.preorder(body).contains { tree.kind($0) == .return && [name, "closure"].contains(tree.soft($0)) }
  }

  /// The statements that a call stands for where nobody takes its value; `nil` when it is no scope function.
  func writtenOut(_ statement: NodeID, _ tree: inout Tree) -> [NodeID]? {
    guard let scope = scope(statement, tree), scope.start == nil else { return nil }
    // `let` without `?.` is the optionals' business: Swift teams write it for `if let`.
    if scope.parameter != nil, !scope.givesReceiver { return nil }
    let place = tree.range(statement)
    guard let receiver = scope.receiver else { return statements(of: scope, about: nil, &tree) }
    var before = hoist(receiver, &tree)
    let target = name(receiver, &before, &tree)
    let rest = statements(of: scope, about: target, &tree)
    guard scope.isSafe else { return before + rest }
    let test = tree.makeNullTest(tree.deepCopy(target), isNull: false)
    return before + [tree.makeIf(test, then: tree.makeBlock(rest, at: place), range: place)]
  }

  /// Takes the scope functions out of an expression, as far as they run before everything else in it; gives the
  /// statements that have to run before the expression.
  func hoist(_ node: NodeID, _ tree: inout Tree) -> [NodeID] {
    if let scope = scope(node, tree) { return scope.isSafe ? [] : hoistScope(node, scope, &tree) }
    switch tree.kind(node) {
    case .member, .optionalChain, .force, .prefix, .cast, .try, .await: return hoist(tree.child(node, 0), &tree)
    case .call:
      var before = tree.callReceiver(node).map { hoist($0, &tree) } ?? []
      let isPlain = tree.callReceiver(node).map { tree.isPath($0) } ?? true
      guard isPlain || !before.isEmpty else { return before }
      for value in tree.argumentValues(node) {
        before += hoist(value, &tree)
        if !isConstant(value, tree) { break }
      }
      return before
    default: return []
    }
  }

  /// Whether a value is the same whenever it is computed.
  private func isConstant(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.isLiteral(node) || tree.isPath(node) || [.lambda, .implicitMember].contains(tree.kind(node))
  }

  private func hoistScope(_ node: NodeID, _ scope: ScopeCall, _ tree: inout Tree) -> [NodeID] {
    var before = scope.receiver.map { hoist($0, &tree) } ?? []
    let statements = Array(tree.children(scope.body))
    if scope.givesReceiver {
      var target: NodeID?
      if let start = scope.start {
        let empty = tree.add(start, marks: .synthesized, range: tree.range(node))
        target = name(empty, &before, &tree)
      } else if let receiver = scope.receiver {
        target = name(receiver, &before, &tree)
      }
      before += self.statements(of: scope, about: target, &tree)
      let result = target.map { tree.deepCopy($0) } ?? tree.add(.self, marks: .synthesized, range: tree.range(node))
      tree.become(node, result, keepingRange: true)
      return before
    }
    guard let last = statements.last, tree.isExpression(last) else { return before }
    if let parameter = scope.parameter, let receiver = scope.receiver, statements.count == 1,
      uses(of: parameter, in: last, tree) <= 1
    {
      tree.substitute(parameter, with: receiver, in: [scope.body])
    } else {
      let target = scope.receiver.map { name($0, &before, &tree) }
      before += self.statements(of: scope, about: target, &tree).dropLast()
    }
    guard let value = tree.lastChild(scope.body) else { return before }
    tree.become(node, value)
    return before
  }

  private func uses(of name: String, in node: NodeID, _ tree: Tree) -> Int {
    tree.preorder(node).count { tree.kind($0) == .name && tree.label($0) == name }
  }

  /// A name for a value: its own when it has one, else that of a new variable.
  private func name(_ value: NodeID, _ before: inout [NodeID], _ tree: inout Tree) -> NodeID {
    if tree.isPath(value) { return value }
    let place = tree.range(value)
    let name = "scope\(place.lower)"
    let pattern = tree.add(.binding, name, soft: "let", marks: .synthesized, range: place)
    before.append(tree.makeVariable(pattern, value, range: place))
    return tree.add(.name, name, marks: .synthesized, range: place)
  }

  // MARK: Receivers

  /// The statements of a closure, which speak of the receiver by the name of `target`.
  func statements(of scope: ScopeCall, about target: NodeID?, _ tree: inout Tree) -> [NodeID] {
    guard let target else { return Array(tree.children(scope.body)) }
    if let parameter = scope.parameter {
      if !(tree.kind(target) == .name && tree.label(target) == parameter) {
        tree.substitute(parameter, with: target, in: [scope.body])
      }
    } else {
      let type = scope.receiver.flatMap { spokenType(of: $0, tree) } ?? ""
      // What is made is filled with what stands around; what is only spoken of is asked for what it has.
      let known = scope.givesReceiver ? knownMembers[type] ?? [] : knownMembers[type]
      spellOut(target, members: scope.start == nil ? known : collectionMembers, in: scope.body, &tree)
    }
    return Array(tree.children(scope.body))
  }

  private func spokenType(of receiver: NodeID, _ tree: Tree) -> String? {
    if let name = tree.calleeName(receiver) { return name }
    let name = tree.label(receiver)
    return tree.kind(receiver) == .name ? typesOfLocals[name] ?? typesOfProperties[name] : typesOfProperties[name]
  }

  /// Puts the receiver where Kotlin leaves it out. What a bare name belongs to, the receiver or the type around, is told
  /// by nothing in the source: what is assigned, and what is called for its effect, is taken for the receiver's; and so is
  /// what nothing in the file declares, where the types around inherit nothing.
  ///
  /// - Parameter known: the members of the receiver's type; `nil` where another file declares it.
  func spellOut(_ target: NodeID, members known: Set<String>?, in body: NodeID, _ tree: inout Tree) {
    let members = known ?? []
    var calledForEffect: Set<NodeID> = []
    var callees: Set<NodeID> = []
    var assigned: Set<NodeID> = []
    for node in tree.preorder(body) {
      switch tree.kind(node) {
      case .block:
        for statement in tree.children(node) where tree.kind(statement) == .call {
          let isAboutReceiver = tree.argumentValues(statement).contains { tree.kind($0) == .self }
          if !isAboutReceiver, !libraryFunctions.contains(tree.label(tree.child(statement, 0))) {
            calledForEffect.insert(tree.child(statement, 0))
          }
        }
      case .call: callees.insert(tree.child(node, 0))
      case .assign:
        var base = tree.child(node, 0)
        while [.member, .index, .optionalChain, .force].contains(tree.kind(base)) { base = tree.child(base, 0) }
        assigned.insert(base)
      default: break
      }
    }
    for node in tree.preorder(body) {
      switch tree.kind(node) {
      case .self where ["", "apply", "run", "with"].contains(tree.label(node)):
        tree.become(node, tree.deepCopy(target), keepingRange: true)
      case .name:
        let name = tree.label(node)
        let isUnknown =
          known == nil && !mayInherit && !callees.contains(node) && !declared.contains(name) && name != "it"
          && name.first?.isLowercase == true && tree.marks(node).isEmpty
        let isOwn =
          assigned.contains(node)
          ? !variables.contains(name)
          : !locals.contains(name)
            && (members.contains(name) || isUnknown || calledForEffect.contains(node) && !isTypeName(name))
        if isOwn { tree.replace(node, .member, name, [tree.deepCopy(target)]) }
      default: break
      }
    }
  }
}
