internal import CodeModel
internal import Pairing
internal import SourceModel

/// Functions that one side adds to a type and the other takes the value for: `x.scaled(to: 1)` and `scaleTo(x, 1)`. What
/// they are called says nothing; they are known as counterparts, or by their bodies, which are the same once the receiver
/// is read as the first parameter.
struct ExtensionTwins: Sendable {
  /// Canonical names, Swift first, by the side that adds the function to a type.
  private var names: PerSide<Set<[String]>> = PerSide()

  /// Shorter bodies may be the same by chance.
  private static let leastNodes = 8

  private struct Function: Hashable {
    var key: String
    var arguments: Int
  }

  init() {}

  init(_ mapping: Mapping, handed: HandedReceivers) {
    let paired = Set(mapping.members.flatMap { [$0.swift, $0.kotlin] })
    func functions(_ index: DeclarationIndex, areBound: Bool) -> [[String]: [Function]] {
      var found: [[String]: [Function]] = [:]
      for entry in index.declarations where entry.declaration.kind == .function && !paired.contains(entry.id) {
        guard ExtensionTwins.isBound(entry, in: index) == areBound,
          let text = ExtensionTwins.text(of: entry.declaration, in: index.units[entry.unit].tree, isBound: areBound)
        else { continue }
        let count = entry.declaration.parameters.count + (areBound ? 1 : 0)
        found[text, default: []].append(Function(key: entry.key, arguments: count))
      }
      return found
    }
    for side in [Side.swift, .kotlin] {
      let bound = functions(mapping.index(side), areBound: true)
      let free = functions(mapping.index(side.other), areBound: false)
      for (text, owns) in bound {
        // What two have in common tells neither from the other.
        guard owns.count == 1, let others = free[text], others.count == 1, owns[0].arguments == others[0].arguments
        else { continue }
        let keys = (owns[0].key, others[0].key)
        names[side].insert(side == .swift ? [keys.0, keys.1] : [keys.1, keys.0])
      }
    }
    for pair in mapping.members {
      guard let handing = handed.side(of: pair) else { continue }
      names[handing.other].insert([mapping[pair.swift].key, mapping[pair.kotlin].key])
    }
  }

  /// Whether a function has a receiver that it may call `self`, of a type that it is added to.
  private static func isBound(_ entry: IndexedDeclaration, in index: DeclarationIndex) -> Bool? {
    let declaration = entry.declaration
    if declaration.receiver != nil { return true }
    guard let parent = entry.parent else { return false }
    if declaration.modifiers.contains(.static) || index.declaration(parent).kind == .object { return false }
    return index.declaration(parent).kind == .extension ? true : nil
  }

  /// A body with numbers for what it is handed.
  private static func text(of declaration: Declaration, in tree: Tree, isBound: Bool) -> [String]? {
    guard let body = declaration.body else { return nil }
    var numbers: [String: Int] = [:]
    for parameter in declaration.parameters { numbers[parameter.key] = numbers.count + (isBound ? 1 : 0) }
    let words = tree.preorder(body).map { node -> String in
      let kind = tree.kind(node)
      if kind == .self { return "handed 0" }
      if kind == .name, let number = numbers[tree.label(node)] { return "handed \(number)" }
      return "\(kind.rawValue) \(tree.label(node)) \(tree.childCount(node))"
    }
    return words.count >= leastNodes && words.contains("handed 0") ? words : nil
  }

  var isEmpty: Bool { names.isEmpty }

  func contain(_ swift: String, _ kotlin: String, boundOn side: Side) -> Bool {
    names[side].contains([swift, kotlin])
  }
}

extension BodyComparer {
  /// Compares two calls of which the one hands over as receiver what the other hands over first; `false` for any others.
  /// A call that hands over nothing else may be a mention: `cached.isFresh()`.
  mutating func compareExtensionCall(_ a: NodeID, _ b: NodeID) -> Bool {
    guard !sharedNames.extensionTwins.isEmpty else { return false }
    func callee(_ node: NodeID, _ tree: Tree) -> NodeID? {
      switch tree.kind(node) {
      case .call: tree.child(node, 0)
      case .member: node
      default: nil
      }
    }
    guard let own = callee(a, left.tree), let other = callee(b, right.tree), own != a || other != b else {
      return false
    }
    let callees = (own, other)
    let names = (left.tree.label(callees.0), right.tree.label(callees.1))
    let bound: Side
    if left.tree.kind(callees.0) == .member, sharedNames.extensionTwins.contain(names.0, names.1, boundOn: .swift) {
      bound = .swift
    } else if right.tree.kind(callees.1) == .member,
      sharedNames.extensionTwins.contain(names.0, names.1, boundOn: .kotlin)
    {
      bound = .kotlin
    } else {
      return false
    }
    func values(_ call: NodeID, _ callee: NodeID, _ tree: Tree, isBound: Bool) -> [NodeID] {
      let arguments =
        call == callee ? [] : tree.children(call).dropFirst().compactMap { tree.children($0).first }
      return isBound ? [tree.child(callee, 0)] + arguments : arguments
    }
    let lefts = values(a, callees.0, left.tree, isBound: bound == .swift)
    let rights = values(b, callees.1, right.tree, isBound: bound == .kotlin)
    guard lefts.count == rights.count else { return false }
    credit(1)
    for (value, other) in zip(lefts, rights) { compare(value, other) }
    return true
  }
}
