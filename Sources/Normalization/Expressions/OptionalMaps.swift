// query["page"].flatMap { Int($0) } ?? 1     query["page"]?.toIntOrNull() ?: 1
// values.first.map { Row($0) }               values.firstOrNull()?.let { Row(it) }
//
// Swift maps what may be absent, where Kotlin asks it by `?.`. Only what is seen to be one value and no sequence.
// Catalogue D253, D254.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let optionalMaps = Pass("maps of optionals") { unit, _ in
    guard unit.file.side == .swift else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) where unit.tree.kind(node) == .call { unit.tree.openOptionalMap(node) }
    }
  }
}

/// What gives one value or none.
private let optionalMembers: Set<String> = ["first", "last"]
private let optionalCalls: Set<String> = ["randomElement", "popLast"]
private let conversions: Set<String> = ["Int", "Int64", "Int32", "Double", "Float", "String", "URL", "UUID", "Bool"]

extension Tree {
  fileprivate mutating func openOptionalMap(_ call: NodeID) {
    guard let name = calledName(call), name == "map" || name == "flatMap", childCount(call) == 2,
      let receiver = callReceiver(call), isOneOrNone(receiver), let function = argumentValues(call).first
    else { return }
    let place = range(function)
    if kind(function) == .member, label(function) == "init", kind(child(function, 0)) == .name,
      isTypeName(label(child(function, 0)))
    {
      let argument = add(.argument, marks: .synthesized, range: range(receiver), [receiver])
      setChildren(call, [child(function, 0), argument])
      return
    }
    guard kind(function) == .lambda, let body = lambdaBody(function), lambdaParameters(function).count <= 1 else { return }
    let parameter = lambdaParameters(function).first.map { label($0) } ?? "$0"
    if childCount(body) == 1, isConversion(child(body, 0), of: parameter) {
      substitute(parameter, with: receiver, in: [body])
      become(call, child(body, 0))
      return
    }
    let chain = add(.optionalChain, marks: .synthesized, range: range(receiver), [receiver])
    let callee = add(.member, "let", marks: .synthesized, range: range(child(call, 0)), [chain])
    setChildren(call, [callee, add(.argument, marks: .synthesized, range: place, [function])])
  }

  /// `Int($0)`, `$0.name`: what `?.` says without a closure.
  private func isConversion(_ value: NodeID, of name: String) -> Bool {
    switch kind(value) {
    case .member: return kind(child(value, 0)) == .name && label(child(value, 0)) == name
    case .call where kind(child(value, 0)) == .name:
      let argument = argumentValues(value).first
      return conversions.contains(label(child(value, 0))) && childCount(value) == 2
        && argument.map { kind($0) == .name && label($0) == name } ?? false
    case .call where kind(child(value, 0)) == .member: return childCount(value) == 1 && isConversion(child(value, 0), of: name)
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
      guard let name = calledName(node) else { return false }
      if callReceiver(node) == nil { return conversions.contains(name) && name != "String" && childCount(node) == 2 }
      return optionalCalls.contains(name) && childCount(node) == 1
        || ["first", "last", "min", "max"].contains(name) && childCount(node) <= 2
    default: return false
    }
  }
}
