// query["page"].flatMap { Int($0) } ?? 1     query["page"]?.toIntOrNull() ?: 1
// values.first.map { Row($0) }               values.firstOrNull()?.let { Row(it) }
//
// Swift maps what may be absent, where Kotlin asks it by `?.`. Only what is seen to be one value and no sequence.
// Catalogue D253, D254.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `event?.let(handler)` hands the value on as `event?.let { handler(it) }` does, and `event.let(handler)` is
  /// `handler(event)`.
  static let handedValues = Pass.nodes("values handed on", on: [.call], ofSide: .kotlin) { tree, node in
    if tree.calleeName(node) == "let" { tree.openHandedValue(node) }
  }

  /// `name.map { [$0] } ?? []` is a list of one or none. Catalogue D253.
  static let listsOfOne = Pass.nodes("lists of one or none", on: [.binary]) { tree, node, _ in
    guard ["??", "?:"].contains(tree.label(node)),
      tree.isEmptyList(tree.child(node, 1)), let value = tree.listed(tree.child(node, 0))
    else { return }
    let test = tree.makeNullTest(value, isNull: true)
    let list = tree.add(.list, marks: .synthesized, range: tree.range(tree.child(node, 0)), [tree.deepCopy(value)])
    tree.replace(node, .ternary, [test, tree.child(node, 1), list])
  }

  static let optionalMaps = Pass.nodes(
    "maps of optionals", on: [.call, .binary],
    knowing: { unit, _ in unit.file.side == .swift ? unit.optionalNames : nil }
  ) { tree, node, optionals in
    if tree.kind(node) == .call {
      tree.openOptionalMap(node) { tree, receiver in
        tree.kind(receiver) == .name && optionals.locals.contains(tree.label(receiver))
          || tree.kind(receiver) == .member && tree.isPath(receiver) && optionals.members.contains(tree.label(receiver))
      }
    } else if tree.label(node) == "??" {
      // Where something stands in for what a map gives, it may be absent; by `?.` it may be the sequence that is. A map
      // to what may be absent itself has two absences, and the reserve is for one.
      let map = tree.child(node, 0)
      if tree.calleeName(map) == "map", tree.mentionsAny(of: optionals.functions, in: map) { return }
      tree.openOptionalMap(map) { tree, receiver in
        !tree.preorder(receiver).contains { tree.kind($0) == .optionalChain }
      }
    }
  }
}

extension Pass {
  /// `x?.let { it.trim() }` asks what `x?.trim()` asks. Catalogue D253.
  static let chainedLets = Pass.nodes("lets that ask on", on: [.call]) { tree, node, _ in
    guard tree.calleeName(node) == "let", let receiver = tree.callReceiver(node), let lambda = tree.soleLambda(node),
      tree.lambdaParameters(lambda).count <= 1, let body = tree.lambdaBody(lambda), tree.childCount(body) == 1
    else { return }
    let asked = tree.child(body, 0)
    // `Uri::parse` may be a function of the type.
    if tree.kind(asked) == .member, tree.marks(asked).contains(.synthesized) { return }
    let name = tree.firstParameter(of: lambda)
    guard let root = tree.chainRoot(asked), root != asked, tree.kind(root) == .name, tree.label(root) == name,
      tree.preorder(asked).count(where: { tree.kind($0) == .name && tree.label($0) == name }) == 1
    else { return }
    tree.become(root, receiver, keepingRange: true)
    tree.become(node, asked, keepingRange: true)
  }
}

extension Tree {
  /// `it` of `it.user?.name`, of which something is asked.
  fileprivate func chainRoot(_ value: NodeID) -> NodeID? {
    var node = value
    while [.member, .call, .index, .optionalChain].contains(kind(node)) {
      if kind(node) == .call, kind(child(node, 0)) != .member { return nil }
      node = child(node, 0)
    }
    return node
  }
}

/// The names of what a file declares as optional.
private struct OptionalNames {
  var members: Set<String> = []
  /// Those that no body gives to something else.
  var locals: Set<String> = []
  /// Functions that may give nothing.
  var functions: Set<String> = []
}

extension SourceUnit {
  fileprivate var optionalNames: OptionalNames {
    let declared = names(ofType: { $0.kind($1) == .optionalType }, orValue: { _, _ in false })
    var rebound: Set<String> = []
    for root in roots {
      let nodes = tree.preorder(root)
      let payload = Set(
        nodes.filter { tree.kind($0) == .casePattern }.flatMap {
          tree.children($0).dropFirst().map { tree.child($0, 0) }
        })
      for node in nodes where tree.kind(node) == .binding || tree.kind(node) == .parameter {
        if !payload.contains(node) { rebound.insert(tree.label(node)) }
      }
    }
    var functions: Set<String> = []
    forEachDeclaration { declaration, _ in
      if declaration.kind == .function, let type = declaration.type, tree.kind(type) == .optionalType {
        functions.insert(declaration.name)
      }
    }
    return OptionalNames(members: declared, locals: declared.subtracting(rebound), functions: functions)
  }
}

/// What gives one value or none.
private let optionalMembers: Set<String> = ["first", "last"]
private let optionalCalls: Set<String> = ["randomElement", "popLast"]
private let conversions: Set<String> = ["Int", "Int64", "Int32", "Double", "Float", "String", "URL", "UUID", "Bool"]

/// Types that a text or a number may not be made into.
let failing: Set<String> = [
  "Int", "Int64", "Int32", "UInt", "Double", "Float", "Bool", "URL", "UUID", "Decimal",
]

extension Tree {
  fileprivate func isEmptyList(_ node: NodeID) -> Bool {
    kind(node) == .list && childCount(node) == 0
      || kind(node) == .call && childCount(node) == 1 && ["emptyList", "listOf"].contains(calleeName(node) ?? "")
  }

  /// `x` of `x.map { [$0] }` and of `x?.let { listOf(it) }`.
  fileprivate func listed(_ node: NodeID) -> NodeID? {
    guard let name = calleeName(node), ["map", "let"].contains(name), var value = callReceiver(node),
      let lambda = soleLambda(node), let body = lambdaBody(lambda), childCount(body) == 1
    else { return nil }
    if kind(value) == .optionalChain { value = child(value, 0) }
    let parameter = lambdaParameters(lambda).first.map { label($0) } ?? (name == "map" ? "$0" : "it")
    let list = child(body, 0)
    let elements =
      kind(list) == .list ? Array(children(list)) : calleeName(list) == "listOf" ? argumentValues(list) : []
    guard isPath(value), elements.count == 1, kind(elements[0]) == .name, label(elements[0]) == parameter else {
      return nil
    }
    return value
  }

  fileprivate func mentionsAny(of functions: Set<String>, in node: NodeID) -> Bool {
    !functions.isEmpty
      && preorder(node).contains { [.name, .member].contains(kind($0)) && functions.contains(label($0)) }
  }

  /// - Parameter isOptional: whether a receiver that does not say so itself may be absent.
  fileprivate mutating func openOptionalMap(_ call: NodeID, where isOptional: (Tree, NodeID) -> Bool) {
    guard let name = calleeName(call), name == "map" || name == "flatMap", childCount(call) == 2,
      let receiver = callReceiver(call), let function = argumentValues(call).first,
      isOneOrNone(receiver) || name == "flatMap" && givesOneOrNone(function)
        || isOptional(self, receiver)
    else { return }
    let place = range(function)
    if let type = rawValueInitializer(function) {
      // `Mode.init(rawValue:)` is `{ Mode(rawValue: $0) }`.
      let value = add(.name, "$0", marks: .synthesized, range: place)
      let argument = add(.argument, soft: "rawValue", marks: .synthesized, range: place, [value])
      let made = add(.call, marks: .synthesized, range: place, [type, argument])
      let lambda = add(.lambda, marks: .synthesized, range: place, [makeBlock([made], at: place)])
      return openLet(call, receiver, lambda)
    }
    if kind(function) == .member, label(function) == "init", kind(child(function, 0)) == .name,
      isTypeName(label(child(function, 0)))
    {
      // What is made of a value is made only where there is one; to convert it is to ask it by `?.`.
      guard conversions.contains(label(child(function, 0))) || failing.contains(label(child(function, 0))) else {
        return openLet(call, receiver, handing("$0", to: child(function, 0)))
      }
      let argument = add(.argument, marks: .synthesized, range: range(receiver), [receiver])
      setChildren(call, [child(function, 0), argument])
      return
    }
    if kind(function) == .name { return openLet(call, receiver, handing("$0", to: function)) }
    guard kind(function) == .lambda, let body = lambdaBody(function), lambdaParameters(function).count <= 1 else {
      return
    }
    let parameter = lambdaParameters(function).first.map { label($0) } ?? "$0"
    if childCount(body) == 1, isConversion(child(body, 0), of: parameter) {
      substitute(parameter, with: receiver, in: [body])
      become(call, child(body, 0))
      return
    }
    openLet(call, receiver, function)
    // A `map` to what may be absent has two absences.
    if name == "flatMap" { takeIfGiven(call) }
  }

  fileprivate mutating func openHandedValue(_ call: NodeID) {
    guard let receiver = callReceiver(call), childCount(call) == 2, let function = argumentValues(call).first,
      kind(function) == .name
    else { return }
    if kind(receiver) == .optionalChain {
      setChild(child(call, 1), 0, handing("it", to: function))
    } else {
      setChild(child(call, 1), 0, receiver)
      setChild(call, 0, function)
    }
  }

  /// `{ function(name) }`.
  private mutating func handing(_ name: String, to function: NodeID) -> NodeID {
    let place = range(function)
    let value = add(.name, name, marks: .synthesized, range: place)
    let argument = add(.argument, marks: .synthesized, range: place, [value])
    let handed = add(.call, marks: .synthesized, range: place, [function, argument])
    return add(.lambda, marks: .synthesized, range: place, [makeBlock([handed], at: place)])
  }

  private mutating func openLet(_ call: NodeID, _ receiver: NodeID, _ function: NodeID) {
    let chain = add(.optionalChain, marks: .synthesized, range: range(receiver), [receiver])
    let callee = add(.member, "let", marks: .synthesized, range: range(child(call, 0)), [chain])
    setChildren(call, [callee, add(.argument, marks: .synthesized, range: range(function), [function])])
  }

  /// Whether a function makes one value or none of what it is given: a sequence's `flatMap` has long been another for that.
  private func givesOneOrNone(_ function: NodeID) -> Bool {
    if rawValueInitializer(function) != nil { return true }
    if kind(function) == .member, label(function) == "init", kind(child(function, 0)) == .name {
      return failing.contains(label(child(function, 0)))
    }
    guard kind(function) == .lambda, let body = lambdaBody(function), childCount(body) == 1 else { return false }
    var value = child(body, 0)
    if kind(value) == .return, childCount(value) == 1 { value = child(value, 0) }
    switch kind(value) {
    case .cast: return label(value) == "as?"
    case .try: return label(value) == "try?"
    case .ternary, .if:
      return childCount(value) == 3 && children(value).dropFirst().contains { soleExpression($0).map(isNull) ?? false }
    case .call:
      guard kind(child(value, 0)) == .name, let argument = children(value).dropFirst().first, childCount(value) == 2
      else {
        return false
      }
      if soft(argument) == "rawValue" { return isTypeName(label(child(value, 0))) }
      return failing.contains(label(child(value, 0))) && ["", "string", "uuidString"].contains(soft(argument))
    default: return false
    }
  }

  /// The type of `Mode.init(rawValue:)`.
  private func rawValueInitializer(_ function: NodeID) -> NodeID? {
    guard kind(function) == .member, label(function) == "init", soft(function) == "(rawValue:)",
      let type = children(function).first, kind(type) == .name, isTypeName(label(type))
    else { return nil }
    return type
  }

  /// `Int($0)`, `$0.name`: what `?.` says without a closure.
  private func isConversion(_ value: NodeID, of name: String) -> Bool {
    switch kind(value) {
    case .member: return kind(child(value, 0)) == .name && label(child(value, 0)) == name
    case .call where kind(child(value, 0)) == .name:
      let argument = argumentValues(value).first
      return conversions.contains(label(child(value, 0))) && childCount(value) == 2
        && argument.map { kind($0) == .name && label($0) == name } ?? false
    case .call where kind(child(value, 0)) == .member:
      return childCount(value) == 1 && isConversion(child(value, 0), of: name)
    default: return false
    }
  }

  private func isOneOrNone(_ node: NodeID) -> Bool {
    switch kind(node) {
    case .member: return optionalMembers.contains(label(node))
    case .index:
      guard childCount(node) == 2, let key = children(node).last else { return false }
      return kind(kind(key) == .argument ? child(key, 0) : key) == .string
    case .cast: return label(node) == "as?"
    case .try: return label(node) == "try?"
    case .optionalChain: return true
    case .call:
      guard let name = calleeName(node) else { return false }
      if callReceiver(node) == nil { return conversions.contains(name) && name != "String" && childCount(node) == 2 }
      return optionalCalls.contains(name) && childCount(node) == 1
        || ["first", "last", "min", "max"].contains(name) && childCount(node) <= 2
    default: return false
    }
  }
}
