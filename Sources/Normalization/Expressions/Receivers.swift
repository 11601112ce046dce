// self.total = Self.limit     this.total = limit
//
// Naming the receiver that is meant anyway changes nothing. Catalogue P07, P08, C49, C50, C94.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// `self.x`, `this.x`, `this@Outer.x` and `Self.x` become `x`; the mark keeps them apart from a local of that name.
  static let selfReceivers = Pass.nodes("self receivers", on: [.member]) { tree, node, _ in
    var receiver = tree.child(node, 0)
    if tree.kind(receiver) == .optionalChain || tree.kind(receiver) == .force { receiver = tree.child(receiver, 0) }
    let isSelf =
      tree.kind(receiver) == .self
      || tree.kind(receiver) == .name
        && ["Self", "strongSelf", "weakSelf", "Companion", "Swift", "Foundation"].contains(tree.label(receiver))
    guard isSelf, tree.label(node) != "init" else { return }
    // What a case carries stays that when the case is `self`.
    let payload = tree.marks(node).contains(.payload) ? tree.soft(node) : nil
    tree.replace(node, .name, tree.label(node), soft: payload ?? "")
    tree.mark(node, payload == nil ? .qualified : .payload)
  }

  /// `$query` tells of each value of `query`, as a flow of that name does.
  static let projectedValues = Pass.nodes("projected values", on: [.name], ofSide: .swift) { tree, node in
    let label = tree.label(node)
    guard label.hasPrefix("$"), let first = label.dropFirst().first, first.isLetter else { return }
    tree.setLabel(node, String(label.dropFirst()))
    tree.mark(node, .qualified)
  }

  /// `stream.receive(on: queue)` and `flow.flowOn(dispatcher)` say where, and nothing of what.
  static let streamPlaces = Pass.nodes("places of streams", on: [.call]) { tree, node, _ in
    guard tree.childCount(node) == 2, let stream = tree.callReceiver(node), let name = tree.calleeName(node),
      name == "flowOn" || ["receive", "subscribe"].contains(name) && tree.soft(tree.child(node, 1)) == "on"
    else { return }
    tree.become(node, stream)
  }

  /// `this@Type` in a member of the type is `self`, whatever stands around it.
  static let labelledSelves = Pass.declarations("labelled selves") { declaration, tree, _ in
    guard declaration.isType, tree.kinds.contains(.self) else { return }
    for member in declaration.members where !member.isType {
      for node in member.allNodes.flatMap({ tree.preorder($0) })
      where tree.kind(node) == .self && tree.label(node) == declaration.name {
        tree.setLabel(node, "")
      }
    }
  }

  /// `app.models.Token` is `Token` where `app` begins a package that the file speaks of.
  static let packagePaths = Pass.nodes(
    "package paths", on: [.member], knowing: { unit, _ in unit.file.side == .kotlin ? packageRoots(of: unit) : nil }
  ) { tree, node, roots in
    guard isTypeName(tree.label(node)), tree.label(node).utf8.count > 1, tree.kind(tree.child(node, 0)) == .member,
      tree.isPackagePath(tree.child(node, 0), from: roots)
    else { return }
    tree.replace(node, .name, tree.label(node))
  }

  /// The first names of the packages that a file speaks of, and of those that every file may.
  private static func packageRoots(of unit: SourceUnit) -> Set<String> {
    Set((unit.imports + [unit.packageName]).compactMap { $0.split(separator: ".").first.map(String.init) })
      .union(["android", "androidx", "com", "io", "java", "javax", "kotlin", "kotlinx", "org"])
  }

  /// `Type.member`, `.member`, `Type.Companion.member` become `member`: the language or an import may leave the type out.
  static let typeQualifiers = Pass.nodes(
    "type qualifiers", on: [.implicitMember, .member, .call],
    knowing: { unit, _ in (values: capitalValues(of: unit), side: unit.file.side) }
  ) { tree, node, unit in
    // A Kotlin entry may be written as a type is, and has members of its own.
    if unit.side == .kotlin, tree.isMemberOfInner(node), !isCapital(tree.label(node)) { return }
    unqualify(node, &tree, unit.values)
  }

  private static func isCapital(_ name: String) -> Bool { name.unicodeScalars.first?.properties.isUppercase ?? false }

  /// - Parameter values: names in capitals that are no types.
  private static func unqualify(_ node: NodeID, _ tree: inout Tree, _ values: Set<String>) {
    switch tree.kind(node) {
    case .implicitMember:
      tree.replace(node, .name, tree.label(node))
      tree.mark(node, .qualified)
    case .member:
      let qualifier = tree.child(node, 0)
      guard isTypePath(qualifier, tree, values), tree.label(node) != "init" else { return }
      // `Type.Companion` is as good as `Type`; a member of it loses both.
      if tree.label(node) == "Companion" { return tree.become(node, qualifier) }
      tree.replace(node, .name, tree.label(node), soft: tree.label(qualifier))
      tree.mark(node, .qualified)
    case .call:
      // `Type.init(x)` is `Type(x)`.
      let callee = tree.child(node, 0)
      guard tree.kind(callee) == .member, tree.label(callee) == "init" else { return }
      let receiver = tree.child(callee, 0)
      guard isTypePath(receiver, tree, values) else { return }
      tree.setChild(node, 0, receiver)
    default: break
    }
  }

  /// `.init(x)` where the declared type is at hand becomes `Type(x)`. Catalogue C51.
  static let implicitInitializers = Pass("implicit initializers") { unit, _ in
    for root in unit.roots {
      for node in unit.tree.preorder(root) where unit.tree.kind(node) == .variable {
        unit.tree.nameInitializer(unit.tree.child(node, 2), type: unit.tree.child(node, 1))
      }
    }
    let aliases = plainAliases(of: unit)
    unit.forEachDeclaration { declaration, _ in
      for parameter in declaration.parameters {
        guard let type = parameter.type, let value = parameter.defaultValue else { continue }
        let written = unit.tree.soft(type).isEmpty ? unit.tree.label(type) : unit.tree.soft(type)
        let isBare = unit.tree.kind(type) == .typeName && unit.tree.childCount(type) == 0
        let meant = isBare ? aliases[written] ?? type : type
        guard unit.tree.isMadeByFactory(meant) else { continue }
        unit.tree.nameInitializer(value, type: meant)
      }
      guard let type = declaration.type else { return }
      if let value = declaration.value { unit.tree.nameInitializer(value, type: type) }
      if declaration.kind == .function || declaration.kind == .property, let body = declaration.body,
        let last = unit.tree.lastChild(body)
      {
        let result = unit.tree.kind(last) == .return ? unit.tree.lastChild(last) : last
        if let result { unit.tree.nameInitializer(result, type: type) }
      }
    }
  }

  /// By name what the type aliases of a file stand for, where one alone has the name: `typealias ID = UUID`.
  private static func plainAliases(of unit: SourceUnit) -> [String: NodeID] {
    var aliases: [String: NodeID] = [:]
    var seen: Set<String> = []
    unit.forEachDeclaration { declaration, _ in
      let name = declaration.name
      guard declaration.isType || declaration.kind == .typeAlias || declaration.kind == .associatedType else { return }
      guard seen.insert(name).inserted else {
        aliases[name] = nil
        return
      }
      if declaration.kind == .typeAlias, declaration.typeParameters.isEmpty { aliases[name] = declaration.type }
    }
    return aliases
  }

  private static func isTypePath(_ node: NodeID, _ tree: Tree, _ values: Set<String>) -> Bool {
    switch tree.kind(node) {
    case .name:
      // A type inside another one has lost its qualifier already.
      !tree.marks(node).contains(.local) && (!tree.marks(node).contains(.qualified) || isTypeName(tree.label(node)))
        && (isTypeName(tree.label(node)) || isAcronym(tree.label(node)) && !values.contains(tree.label(node)))
    case .member: isTypeName(tree.label(node)) && isTypePath(tree.child(node, 0), tree, values)
    case .specialization: isTypePath(tree.child(node, 0), tree, values)
    case .metatype, .typeExpression: true
    default: false
    }
  }

  /// `URL`, `UUID`: a type whose name is all capitals and one short word.
  private static func isAcronym(_ name: String) -> Bool {
    (2...5).contains(name.utf8.count) && name.unicodeScalars.allSatisfy { $0.properties.isUppercase }
  }

  /// The enum entries and constants that the file declares, or imports by their own names, as in `import acme.Side.NORTH`.
  private static func capitalValues(of unit: SourceUnit) -> Set<String> {
    var values: Set<String> = []
    for name in unit.imports {
      let parts = name.split(separator: ".").suffix(2).map(String.init)
      if parts.count == 2, isTypeName(parts[0]), isAcronym(parts[1]) { values.insert(parts[1]) }
    }
    unit.forEachDeclaration { declaration, _ in
      if [.enumCase, .property].contains(declaration.kind), isAcronym(declaration.name) {
        values.insert(declaration.name)
      }
    }
    return values
  }
}

extension Tree {
  /// `app.models`: names in small letters, one behind the other.
  fileprivate func isPackagePath(_ node: NodeID, from roots: Set<String>) -> Bool {
    guard label(node).utf8.allSatisfy({ $0 < 0x41 || $0 > 0x5A }) else { return false }
    return kind(node) == .name
      ? roots.contains(label(node)) : kind(node) == .member && isPackagePath(child(node, 0), from: roots)
  }

  /// Whether a node is a member of what was a member itself and has lost its qualifier.
  fileprivate func isMemberOfInner(_ node: NodeID) -> Bool {
    kind(node) == .member && kind(child(node, 0)) == .name && marks(child(node, 0)).contains(.qualified)
  }

  /// Whether Kotlin makes a value of a type by a function of another name than the type's, so that `.init()` has to say
  /// whose it is: `UUID.randomUUID()`. Otherwise the declarations say it where the two are held against each other.
  fileprivate func isMadeByFactory(_ type: NodeID) -> Bool {
    kind(type) == .typeName && [label(type), soft(type)].contains("UUID")
  }

  fileprivate mutating func nameInitializer(_ call: NodeID, type: NodeID) {
    guard kind(call) == .call, kind(child(call, 0)) == .implicitMember, label(child(call, 0)) == "init",
      kind(type) == .typeName
    else { return }
    let spelling = soft(type).isEmpty ? label(type) : soft(type)
    replace(child(call, 0), .name, spelling)
  }
}
