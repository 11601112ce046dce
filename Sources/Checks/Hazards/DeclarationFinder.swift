internal import CodeModel
internal import Pairing
internal import SourceModel
internal import TypeInference

/// A declaration as it is written and where.
struct FoundDeclaration {
  var declaration: Declaration
  /// The declarations around it, outermost first.
  var enclosing: [Declaration]
  /// The value of a property in a Kotlin class header.
  var headerValue: NodeID?
  var side: Side
  var unit: Int
}

extension Tree {
  /// The function of the own type that a call calls: `f(x)`, `self.f(x)`.
  fileprivate func ownCallee(_ call: NodeID) -> String? {
    guard let name = calleeName(call) else { return nil }
    return receiver(call).map { kind($0) == .self } ?? (kind(child(call, 0)) == .name) ? name : nil
  }

  func ownCalls(below root: NodeID) -> [String] { preorder(root).compactMap { ownCallee($0) } }
}

/// Finds what a declaration of the mapping is as it is written, by the place of its name.
struct DeclarationFinder {
  private struct Key: Hashable {
    var side: Side
    var unit: Int
  }

  /// The functions of one name that stand side by side.
  private struct Overloads: Hashable {
    var enclosing: ByteRange?
    var name: String
  }

  private struct Known {
    var declarations: [UInt32: FoundDeclaration] = [:]
    /// Those with a body, by where their names begin.
    var functions: [Overloads: [UInt32]] = [:]
    /// Those at file level, by the names of what they extend.
    var extensions: [String: [Declaration]] = [:]
  }

  let sides: WrittenSides
  private var known: [Key: Known] = [:]

  init(sides: WrittenSides) { self.sides = sides }

  mutating func declaration(_ entry: IndexedDeclaration) -> FoundDeclaration? {
    let key = Key(side: entry.id.side, unit: entry.unit)
    if known[key] == nil { known[key] = read(key) }
    return known[key]?.declarations[entry.declaration.nameRange.lower]
  }

  /// The extensions of a type in its own file.
  func extensions(of found: FoundDeclaration) -> [Declaration] {
    known[Key(side: found.side, unit: found.unit)]?.extensions[found.declaration.name] ?? []
  }

  mutating func member(_ entry: IndexedDeclaration) -> WrittenMember? {
    guard let found = declaration(entry), let unit = sides.unit(entry.id.side, entry.unit) else { return nil }
    let side = entry.id.side
    let types = sides.declared(side)
    var roots: [NodeID] = found.declaration.accessors.compactMap(\.body)
    if let value = found.declaration.value { roots.append(value) }
    if let body = found.declaration.body { roots.append(body) }
    if let value = found.headerValue { roots.append(value) }
    var signature = found.headerValue == nil ? found.declaration : nil
    // What the one member does itself, the other may leave to a sibling.
    if let sibling = delegate(of: found, in: unit.tree), let body = sibling.body {
      roots.append(body)
      signature?.parameters += sibling.parameters
    }
    let environment = TypeEnvironment(
      unit: unit, number: entry.unit, declared: types, owner: owner(of: found, unit, types), member: signature,
      roots: roots)
    return WrittenMember(
      unit: unit, declaration: found.declaration, environment: environment, lexicon: sides.lexicon,
      roots: roots)
  }

  /// The function of the same type that a member is nothing but a call of, as `getInt` is of `optInt(key) ?: throw …`.
  private func delegate(of found: FoundDeclaration, in tree: Tree) -> Declaration? {
    guard found.declaration.kind == .function, let body = found.declaration.body, tree.childCount(body) == 1,
      let home = found.enclosing.last, let known = known[Key(side: found.side, unit: found.unit)]
    else { return nil }
    var node = tree.child(body, 0)
    while tree.childCount(node) > 0 {
      switch tree.kind(node) {
      case .return, .try, .await, .force: node = tree.child(node, 0)
      case .binary where tree.label(node) == "?:" || tree.label(node) == "??": node = tree.child(node, 0)
      case .call:
        guard let name = tree.ownCallee(node) else { return nil }
        let siblings = known.functions[Overloads(enclosing: home.range, name: name), default: []]
          .compactMap { known.declarations[$0]?.declaration }
          .filter {
            $0.nameRange != found.declaration.nameRange && $0.parameters.count == tree.argumentValues(node).count
          }
        return siblings.count == 1 ? siblings[0] : nil
      default: return nil
      }
    }
    return nil
  }

  private func owner(of found: FoundDeclaration, _ unit: SourceUnit, _ types: DeclaredTypes) -> TypeFacts? {
    if let receiver = found.declaration.receiver, found.declaration.kind != .extension {
      return readType(receiver, in: unit.tree, side: unit.file.side).name.flatMap { types.type($0, from: found.unit) }
    }
    for declaration in found.enclosing.reversed() {
      if declaration.isType, !declaration.modifiers.contains(.companion) {
        return types.type(declaration.name, from: found.unit)
      }
      if declaration.kind == .extension {
        let name = declaration.name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        return types.type(name, from: found.unit)
      }
    }
    return nil
  }

  private func read(_ key: Key) -> Known {
    guard let unit = sides.unit(key.side, key.unit) else { return Known() }
    var result = Known()
    unit.forEachDeclaration { declaration, enclosing in
      let found = FoundDeclaration(
        declaration: declaration, enclosing: enclosing, headerValue: nil, side: key.side, unit: key.unit)
      let start = declaration.nameRange.lower
      if result.declarations[start] == nil { result.declarations[start] = found }
      if declaration.kind == .extension, enclosing.isEmpty {
        result.extensions[declaration.name, default: []].append(declaration)
      }
      if declaration.kind == .function, declaration.body != nil {
        result.functions[Overloads(enclosing: enclosing.last?.range, name: declaration.name), default: []].append(start)
      }
      guard declaration.kind == .initializer else { return }
      for parameter in declaration.parameters where parameter.property != nil {
        var property = Declaration(
          kind: .property, name: parameter.name, range: parameter.range, nameRange: parameter.nameRange)
        property.type = parameter.type
        property.modifiers = parameter.property == .var ? .mutable : []
        result.declarations[parameter.nameRange.lower] = FoundDeclaration(
          declaration: property, enclosing: enclosing, headerValue: parameter.defaultValue, side: key.side,
          unit: key.unit)
      }
    }
    return result
  }
}
