// counts[key] = 1     counts = counts + (key to 1)
//                     counts += key to 1
//
// What is added to a map under a key is stored under it. Only what is seen to be a map: a list of pairs grows.
// Catalogue D160.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let mapAdditions = Pass("additions to maps") { unit, _ in
    guard unit.file.side == .kotlin else { return }
    let maps = unit.maps
    guard !maps.isEmpty else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) where unit.tree.kind(node) == .assign {
        unit.tree.storeAddition(node, maps)
      }
    }
  }
}

extension SourceUnit {
  /// The names of properties and variables that hold a map, or a state of one.
  fileprivate var maps: Set<String> {
    var maps: Set<String> = []
    var others: Set<String> = []
    func note(_ name: String, _ type: NodeID?, _ value: NodeID?) {
      let isMap = type.map { tree.isMapType($0) } ?? value.map { tree.makesMap($0) } ?? false
      if isMap { maps.insert(name) } else { others.insert(name) }
    }
    forEachDeclaration { declaration, _ in
      if declaration.kind == .property { note(declaration.name, declaration.type, declaration.value) }
      for parameter in declaration.parameters { note(parameter.name, parameter.type, nil) }
    }
    for root in roots {
      for node in tree.preorder(root) where tree.kind(node) == .variable {
        guard let name = tree.boundName(tree.child(node, 0)) else { continue }
        let (type, value) = (tree.child(node, 1), tree.child(node, 2))
        note(name, tree.isEmpty(type) ? nil : type, tree.isEmpty(value) ? nil : value)
      }
    }
    return maps.subtracting(others)
  }
}

extension Tree {
  fileprivate func isMapType(_ type: NodeID) -> Bool {
    guard kind(type) == .typeName else { return false }
    if ["MutableStateFlow", "StateFlow"].contains(label(type)), let inner = children(type).first { return isMapType(inner) }
    return ["Map", "MutableMap", "HashMap", "LinkedHashMap"].contains(label(type))
  }

  fileprivate func makesMap(_ value: NodeID) -> Bool {
    guard let name = calledName(value), callReceiver(value) == nil else { return false }
    if name == "MutableStateFlow" { return argumentValues(value).first.map { makesMap($0) } ?? false }
    return ["mapOf", "emptyMap", "mutableMapOf", "hashMapOf", "linkedMapOf"].contains(name)
  }

  fileprivate mutating func storeAddition(_ assignment: NodeID, _ maps: Set<String>) {
    let (target, value) = (child(assignment, 0), child(assignment, 1))
    let holder = kind(target) == .member && label(target) == "value" ? child(target, 0) : target
    guard isPath(target), kind(holder) != .self, maps.contains(label(holder)) else { return }
    var pair = value
    if label(assignment) == "=" {
      guard kind(value) == .binary, label(value) == "+", isSame(child(value, 0), target) else { return }
      pair = child(value, 1)
    } else if label(assignment) != "+=" {
      return
    }
    guard kind(pair) == .binary, label(pair) == "to" else { return }
    let key = add(.argument, marks: .synthesized, range: range(pair), [child(pair, 0)])
    let place = add(.index, marks: .synthesized, range: range(assignment), [target, key])
    replace(assignment, .assign, "=", [place, child(pair, 1)])
  }
}
