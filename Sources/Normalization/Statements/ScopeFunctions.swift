// let request = Request(); request.path = "/v1"; return request     return Request().apply { path = "/v1" }
// request.start(); request.send()                                   with(request) { start(); send() }
//
// Kotlin's scope functions say of what a group of statements speaks. Written out, they are the statements. What does not
// stand where statements can stand before it stays. Catalogue P29, C89, C102, C112.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let scopeFunctions = Pass("scope functions") { unit, _ in
    var writer = ScopeWriter(
      isKotlin: unit.file.side == .kotlin, knownMembers: knownMembers(of: unit),
      typesOfProperties: knownTypes(of: unit), receivers: ownReceivers(of: unit), declared: declaredNames(in: unit))
    var declarations = unit.declarations
    unit.declarations = []
    for index in declarations.indices { declarations[index].writeOutScopes(&unit.tree, &writer) }
    unit.declarations = declarations
    guard let statements = unit.statements else { return }
    writer.enter(statements, parameters: [], unit.tree)
    writer.visit(statements, .ignored, &unit.tree)
  }

  /// The members of the types that a file declares.
  private static func knownMembers(of unit: SourceUnit) -> [String: Set<String>] {
    var members: [String: Set<String>] = [:]
    unit.forEachDeclaration { declaration, _ in
      guard declaration.isType else { return }
      let parameters = declaration.members.filter { $0.kind == .initializer }.flatMap(\.parameters)
      let names = declaration.members.map(\.name) + parameters.filter { $0.property != nil }.map(\.name)
      members[declaration.name, default: []].formUnion(names)
    }
    return members
  }

  private static func declaredNames(in unit: SourceUnit) -> Set<String> {
    var names: Set<String> = []
    unit.forEachDeclaration { declaration, _ in
      names.insert(declaration.name)
      names.formUnion(declaration.parameters.filter { $0.property != nil }.map(\.name))
    }
    return names
  }

  /// The types of which the closures of a file's functions speak: `fun edit(change: MutableList<Track>.() -> Unit)`.
  private static func ownReceivers(of unit: SourceUnit) -> [String: String] {
    var receivers: [String: String] = [:]
    unit.forEachDeclaration { declaration, _ in
      guard declaration.kind == .function, let type = declaration.parameters.last?.type,
        unit.tree.kind(type) == .functionType, let first = unit.tree.children(type).first,
        unit.tree.kind(first) == .parameter, unit.tree.soft(first) == "receiver"
      else { return }
      receivers[declaration.name] = unit.tree.label(unit.tree.child(first, 0))
    }
    return receivers
  }

  /// The types that the properties of a file are declared to have, where a name is that of one type alone.
  private static func knownTypes(of unit: SourceUnit) -> [String: String] {
    var types: [String: Set<String>] = [:]
    unit.forEachDeclaration { declaration, _ in
      let parameters = declaration.parameters.filter { $0.property != nil }.map { ($0.name, $0.type, nil as NodeID?) }
      let own = declaration.kind == .property ? [(declaration.name, declaration.type, declaration.value)] : []
      for (name, type, value) in parameters + own {
        let spelling = type.map { unit.tree.label($0) } ?? value.flatMap { unit.tree.calleeName($0) } ?? ""
        types[name, default: []].insert(spelling)
      }
    }
    return types.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

extension Declaration {
  fileprivate mutating func writeOutScopes(_ tree: inout Tree, _ writer: inout ScopeWriter) {
    let mayInherit = writer.mayInherit
    if isType || kind == .extension { writer.mayInherit = mayInherit || !supertypes.isEmpty || kind == .extension }
    for index in members.indices { members[index].writeOutScopes(&tree, &writer) }
    writer.mayInherit = mayInherit
    if let body {
      writer.enter(body, parameters: parameters, tree)
      writer.visit(body, returnsValue(tree) ? .taken : .ignored, &tree)
    }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      writer.enter(body, parameters: [], tree)
      writer.locals.insert(accessor.parameter ?? "value")
      writer.visit(body, accessor.kind == .get ? .taken : .ignored, &tree)
    }
    guard let value else { return }
    writer.enter(value, parameters: [], tree)
    writer.visit(value, .taken, &tree)
    let before = tree.kind(value) == .block ? [] : writer.hoist(value, &tree)
    // Swift computes such a value in a closure that is called at once.
    if !before.isEmpty {
      let result = tree.duplicate(value)
      self.value = tree.makeBlock(before + [result], at: tree.range(value))
    }
  }
}

/// Whether somebody takes the last value of some statements; of a closure nothing tells.
enum ValueUse {
  case taken
  case ignored
  case unknown
}

/// Writes out the scope functions of one body after the other.
struct ScopeWriter {
  let isKotlin: Bool
  let knownMembers: [String: Set<String>]
  /// Of what kind the file's properties are, by their names.
  let typesOfProperties: [String: String]
  /// Of what the closures speak that the file's functions take, by the names of the functions.
  let receivers: [String: String]
  /// What the file declares, members of its types among it.
  let declared: Set<String>
  /// Whether the types around may have members that the file does not show.
  var mayInherit = false
  /// The types of the parameters and variables of the body at hand, where it says them.
  var typesOfLocals: [String: String] = [:]
  /// Parameters and variables of the body at hand: they come before any receiver's members.
  var locals: Set<String> = []
  /// The variables among them: they can be assigned.
  var variables: Set<String> = []

  init(
    isKotlin: Bool, knownMembers: [String: Set<String>], typesOfProperties: [String: String],
    receivers: [String: String], declared: Set<String>
  ) {
    self.receivers = receivers
    self.declared = declared
    self.isKotlin = isKotlin
    self.knownMembers = knownMembers
    self.typesOfProperties = typesOfProperties
  }

  mutating func enter(_ body: NodeID, parameters: [Parameter], _ tree: Tree) {
    let nodes = tree.preorder(body)
    typesOfLocals = [:]
    for parameter in parameters {
      if let type = parameter.type { typesOfLocals[parameter.name] = tree.label(tree.unwrappedType(type)) }
    }
    for node in nodes where tree.kind(node) == .variable && tree.kind(tree.child(node, 0)) == .binding {
      let (type, value) = (tree.child(node, 1), tree.child(node, 2))
      let name = tree.isEmpty(type) ? tree.calleeName(value).flatMap { isTypeName($0) ? $0 : nil } : tree.label(type)
      typesOfLocals[tree.label(tree.child(node, 0))] = name ?? ""
    }
    variables = Set(nodes.filter { tree.kind($0) == .binding }.map { tree.label($0) })
    let inner = nodes.filter { tree.kind($0) == .parameter }.map { tree.label($0) }
    locals = variables.union(parameters.map(\.name)).union(inner)
  }

  /// Visits a node, inner scope functions before the outer ones.
  func visit(_ node: NodeID, _ use: ValueUse, _ tree: inout Tree) {
    let children = Array(tree.children(node))
    switch tree.kind(node) {
    case .block, .clause:
      for child in children { visit(child, child == children.last ? use : .ignored, &tree) }
      rewrite(node, use, &tree)
    case .if, .switch, .arm, .do, .catch, .labeled, .for, .while, .doWhile, .defer, .finally, .guard:
      let isLoop = [.for, .while, .doWhile, .defer, .finally].contains(tree.kind(node))
      for child in children {
        let isBranch =
          [.block, .arm, .catch].contains(tree.kind(child)) || tree.kind(child) == .if && child != children[0]
        visit(child, !isBranch ? .taken : isLoop ? .ignored : use, &tree)
      }
    case .call:
      nameReceiver(node, &tree)
      let bodyUse: ValueUse = ScopeWriter.ignoring.contains(tree.calleeName(node) ?? "") ? .ignored : .unknown
      for child in children { visit(child, bodyUse, &tree) }
    case .argument, .lambda:
      for child in children { visit(child, use == .ignored ? .ignored : .unknown, &tree) }
    default:
      for child in children { visit(child, .taken, &tree) }
    }
  }

  /// `edit { add(track) }` of `fun edit(change: MutableList<Track>.() -> Unit)` is `edit { it.add(track) }`.
  private func nameReceiver(_ call: NodeID, _ tree: inout Tree) {
    guard let name = tree.calleeName(call), let type = receivers[name], let closure = tree.argumentValues(call).last,
      tree.kind(closure) == .lambda, tree.lambdaParameters(closure).isEmpty, let body = tree.lambdaBody(closure)
    else { return }
    let place = tree.range(closure)
    let parameter = "receiver\(place.lower)"
    let target = tree.add(.name, parameter, marks: .synthesized, range: place)
    spellOut(target, members: knownMembers[type] ?? collectionMembers, in: body, &tree)
    guard tree.mentions(parameter, in: [body]) else { return }
    tree.setChildren(closure, [tree.makeParameter(parameter, at: ByteRange(Int(place.lower), Int(place.lower))), body])
  }

  /// Functions that make nothing of what their closure gives.
  private static let ignoring: Set<String> = [
    "apply", "also", "forEach", "forEachIndexed", "onEach", "repeat", "launch",
  ]

  private func rewrite(_ block: NodeID, _ use: ValueUse, _ tree: inout Tree) {
    let statements = Array(tree.children(block))
    var result: [NodeID] = []
    for statement in statements {
      let isResult = statement == statements.last && use != .ignored
      if !tree.isExpression(statement) || isResult && !(use == .unknown && isStatement(statement, tree)) {
        result += before(statement, &tree) + [statement]
      } else {
        result += writtenOut(statement, &tree) ?? hoist(statement, &tree) + [statement]
      }
    }
    if result != statements { tree.setChildren(block, result) }
  }

  /// Whether the last expression of a closure looks like something done rather than given: it changes what has a name.
  private func isStatement(_ node: NodeID, _ tree: Tree) -> Bool {
    guard let scope = scope(node, tree) else { return false }
    return scope.isSafe || scope.receiver.map { tree.isPath($0) } ?? false
  }

  /// What has to run before a statement once the scope functions in it are written out.
  private func before(_ statement: NodeID, _ tree: inout Tree) -> [NodeID] {
    switch tree.kind(statement) {
    case .variable:
      return beforeVariable(statement, &tree) ?? hoist(tree.child(statement, 2), &tree)
    case .return, .throw: return tree.lastChild(statement).map { hoist($0, &tree) } ?? []
    case .assign: return tree.isPath(tree.child(statement, 0)) ? hoist(tree.child(statement, 1), &tree) : []
    default: return tree.isExpression(statement) ? hoist(statement, &tree) : []
    }
  }

  /// `val request = Request().apply { … }` has the name already under which the statements speak of it.
  private func beforeVariable(_ variable: NodeID, _ tree: inout Tree) -> [NodeID]? {
    guard let name = tree.boundName(tree.child(variable, 0)), let scope = scope(tree.child(variable, 2), tree),
      scope.givesReceiver, !scope.isSafe, let receiver = scope.receiver, !tree.isPath(receiver),
      !tree.mentions(name, in: [scope.body])
    else { return nil }
    let before = hoist(receiver, &tree)
    let reference = tree.add(.name, name, marks: .synthesized, range: tree.range(receiver))
    let first = tree.duplicate(variable)
    tree.setChild(first, 2, receiver)
    tree.setRange(first, tree.range(variable))
    let rest = statements(of: scope, about: reference, &tree)
    // The variable itself stays the last statement for the caller; what comes after it takes its place.
    guard let last = rest.last else {
      tree.become(variable, first)
      return before
    }
    tree.become(variable, last)
    return before + [first] + rest.dropLast()
  }
}
