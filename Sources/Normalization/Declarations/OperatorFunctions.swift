// static func + (left: Money, right: Money) -> Money     operator fun plus(other: Money): Money
// subscript(index: Int) -> Court { get { } set { } }     operator fun get(index: Int): Court; operator fun set(index: Int, value: Court)
// func callAsFunction(_ value: Int) -> Int               operator fun invoke(value: Int): Int
//
// Catalogue B68, B69. `==` is not here: `equals` takes anything. What `<` and `compareTo` give is `comparisons`' business.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// An operator is a member with a name, its left operand is `self`; `get` and `set` are a subscript and its setter.
  static let operatorFunctions = Pass.scopes("operator functions") { declarations, enclosing, tree, _ in
    guard let enclosing else { return }
    for index in declarations.indices { declarations[index].becomeNamedOperator(of: enclosing, &tree) }
    for index in declarations.indices where declarations[index].isOperator("get") {
      declarations[index].kind = .subscript
      declarations[index].name = "subscript"
    }
    var result: [Declaration] = []
    for declaration in declarations {
      guard declaration.isOperator("set"), let value = declaration.parameters.last,
        let home = result.subscript(setBy: declaration, tree)
      else {
        result.append(declaration)
        continue
      }
      result[home].accessors.append(
        Accessor(kind: .set, parameter: value.name, body: declaration.body, range: declaration.range))
    }
    declarations = result
  }
}

extension [Declaration] {
  /// Where the subscript stands that a `set` belongs to: of those that take as many indexes the one that takes the same.
  fileprivate func `subscript`(setBy setter: Declaration, _ tree: Tree) -> Int? {
    let indexes = setter.parameters.dropLast()
    let homes = indices.filter { self[$0].kind == .subscript && self[$0].parameters.count == indexes.count }
    let equal = homes.first { home in
      zip(self[home].parameters, indexes).allSatisfy { own, other in
        guard let type = own.type, let otherType = other.type else { return own.type == other.type }
        return tree.isSame(type, otherType)
      }
    }
    return equal ?? homes.first
  }
}

/// What Kotlin calls Swift's operators.
private let binaryNames = [
  "+": "plus", "-": "minus", "*": "times", "/": "div", "%": "rem", "+=": "plusAssign", "-=": "minusAssign",
  "*=": "timesAssign", "/=": "divAssign", "%=": "remAssign", "<": "compareTo",
]
private let unaryNames = ["-": "unaryMinus", "+": "unaryPlus", "!": "not"]

extension Declaration {
  fileprivate func isOperator(_ name: String) -> Bool {
    kind == .function && modifiers.contains(.operator) && self.name == name
  }

  fileprivate mutating func becomeNamedOperator(of enclosing: Declaration, _ tree: inout Tree) {
    guard kind == .function else { return }
    if name == "callAsFunction" {
      name = "invoke"
      return
    }
    guard modifiers.contains(.static), let name = parameters.count == 2 ? binaryNames[name] : unaryNames[name],
      let left = parameters.first, let type = left.type, tree.kind(type) == .typeName,
      tree.label(type) == "self" || tree.label(type) == canonicalName(enclosing.name)
    else { return }
    self.name = name
    parameters.removeFirst()
    modifiers.remove(.static)
    modifiers.insert(.operator)
    if let body { tree.becomeReceiver(left.name, in: body) }
  }
}

extension Tree {
  /// `left.cents` is `cents`, and `left` alone is `self`.
  mutating func becomeReceiver(_ name: String, in body: NodeID) {
    let receiver = add(.self, marks: .synthesized, range: range(body))
    substitute(name, with: receiver, in: [body])
    for node in preorder(body) where kind(node) == .member && kind(child(node, 0)) == .self {
      replace(node, .name, label(node))
      mark(node, .qualified)
    }
  }
}
