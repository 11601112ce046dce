// users.filter { $0.isActive }     users.filter { it.isActive }     users.filter { user -> user.isActive }
//
// Parameters get names by depth and position, captures go, tails lose their `return`. Catalogue P24, C79–C89.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Makes implicit parameters explicit, drops captures and annotations, expands key paths and references.
  static let closures = Pass.nodes("closures", on: [.lambda, .call]) { tree, node, _ in
    switch tree.kind(node) {
    case .lambda: tree.normalizeLambda(node)
    case .call: tree.computeInPlace(node)
    default: break
    }
  }

  /// The same once a closure has become one decision.
  static let closuresInPlace = Pass.nodes("closures that compute in place", on: [.call]) { tree, node, _ in
    tree.computeInPlace(node)
  }

  /// Labels the returns that leave only their closure: all of Swift's, and those of Kotlin's anonymous functions. A bare
  /// `return` in a Kotlin lambda leaves the function around it (catalogue G11).
  static let closureReturns = Pass.nodes("closure returns", on: [.lambda], knowing: { unit, _ in unit.file.side }) {
    tree, node, side in
    if side == .swift || tree.soft(node) == "fun" { tree.labelReturns(of: node) }
  }

  /// Writes key paths and callable references out as the lambdas they stand for.
  static let references = Pass.nodes("references", on: [.keyPath, .reference]) { tree, node, vocabulary in
    switch tree.kind(node) {
    case .keyPath: tree.expandKeyPath(node)
    case .reference: tree.expandReference(node, vocabulary)
    default: break
    }
  }

  /// Gives every lambda parameter the name of its depth and position, so that `it`, `$0` and `user` are one name.
  static let lambdaNames = Pass("lambda parameters") { unit, _ in
    for root in unit.roots { unit.tree.nameLambdaParameters(below: root, depth: 0) }
  }
}

/// What Kotlin's library has of properties that are not called.
private let libraryProperties: Set<String> = [
  "absoluteValue", "code", "first", "indices", "key", "last", "lastIndex", "length", "name", "ordinal", "second",
  "sign", "simpleName", "size", "third", "value",
]

extension Tree {
  /// `{ … }()` and `run { … }` compute in place.
  fileprivate mutating func computeInPlace(_ node: NodeID) {
    let callee = child(node, 0)
    let isRun = kind(callee) == .name && label(callee) == "run"
    let closure = isRun ? soleLambda(node) : childCount(node) == 1 ? callee : nil
    guard let closure, kind(closure) == .lambda, lambdaParameters(closure).isEmpty, let body = lambdaBody(closure),
      childCount(body) == 1, isExpression(child(body, 0))
    else { return }
    become(node, child(body, 0), keepingRange: true)
  }

  fileprivate mutating func normalizeLambda(_ lambda: NodeID) {
    guard let body = lambdaBody(lambda) else { return }
    markWeakGuards(of: lambda, in: body)
    var parameters = lambdaParameters(lambda)
    if parameters.isEmpty {
      let shorthand = (0..<9).last { mentionsFree("$\($0)", in: body) }
      let place = ByteRange(Int(range(lambda).lower), Int(range(lambda).lower))
      if let shorthand {
        parameters = (0...shorthand).map { makeParameter("$\($0)", at: place) }
      } else if mentionsFree("it", in: body) {
        parameters = [makeParameter("it", at: place)]
      }
    }
    for parameter in parameters {
      let pattern = childCount(parameter) > 2 ? child(parameter, 2) : nil
      let empty = addEmpty(at: Int(range(parameter).upper))
      setChildren(parameter, [empty, empty] + (pattern.map { [$0] } ?? []))
      setSoft(parameter, "")
      if pattern == nil, label(parameter) != "_", !mentionsFree(label(parameter), in: body) { setLabel(parameter, "_") }
    }
    while let last = parameters.last, label(last) == "_" { parameters.removeLast() }
    setChildren(lambda, parameters + [body])
    setSoft(lambda, "")
    stripTailReturn(body, ofClosure: true)
  }

  /// Tells the comparison which exits only ask whether what the closure holds weakly is still there. Kotlin's closure
  /// holds it, and has nothing to ask.
  private mutating func markWeakGuards(of lambda: NodeID, in body: NodeID) {
    let captures = children(lambda).filter { kind($0) == .capture && soft($0).contains("weak") && childCount($0) == 0 }
    guard !captures.isEmpty else { return }
    let names = Set(captures.map { label($0) })
    for node in preorder(body) where kind(node) == .if && isEmpty(child(node, 2)) && isExit(child(node, 1)) {
      let test = child(node, 0)
      guard kind(test) == .binary, label(test) == "==", isNull(child(test, 1)), kind(child(test, 0)) == .name,
        names.contains(label(child(test, 0))), statements(child(node, 1)).count == 1
      else { continue }
      setSoft(node, Self.weakGuard)
    }
  }

  private static let weakGuard = "weak"

  /// Whether a name is meant from outside the lambdas and behind the variables below that bind it themselves.
  private func mentionsFree(_ name: String, in body: NodeID) -> Bool {
    var stack = [body]
    while let node = stack.popLast() {
      if kind(node) == .name, label(node) == name { return true }
      if kind(node) == .lambda, lambdaParameters(node).contains(where: { label($0) == name }) { continue }
      let parts = children(node)
      let binding = parts.firstIndex { kind($0) == .variable && boundName(child($0, 0)) == name }
      stack.append(contentsOf: binding.map { kind(node) == .block ? parts[...$0] : parts } ?? parts)
    }
    return false
  }

  /// `\.name` is `{ $0.name }`.
  fileprivate mutating func expandKeyPath(_ node: NodeID) {
    guard childCount(node) == 1 else { return }
    let path = child(node, 0)
    var root = path
    while kind(root) == .member || kind(root) == .optionalChain || kind(root) == .force || kind(root) == .index {
      root = child(root, 0)
    }
    guard kind(root) == .empty || kind(root) == .name && isTypeName(label(root)) else { return }
    replace(root, .name, "it")
    makeLambda(node, body: path == root ? root : path)
  }

  /// `::save`, `Foo::name`, `this::save`: a lambda that calls or reads it. Whether it is called is told by nothing in the
  /// source; the normal form erases empty parentheses, so a member reference reads the member. The library's own are
  /// known: `String::isNotEmpty` is called.
  fileprivate mutating func expandReference(_ node: NodeID, _ vocabulary: Vocabulary) {
    let receiver = child(node, 0)
    let place = range(node)
    if libraryStatics[canonicalName(label(receiver))]?.contains(canonicalName(label(node))) == true {
      // Types go by what they mean at this point.
      let spelling = soft(receiver).isEmpty ? label(receiver) : soft(receiver)
      let type = add(.name, spelling, range: range(receiver))
      let member = add(.member, label(node), marks: .synthesized, range: place, [type])
      let call = add(.call, marks: .synthesized, range: place, [member])
      replace(node, .lambda, [add(.block, marks: .synthesized, range: place, [call])])
      return
    }
    let it = add(.name, "it", marks: .synthesized, range: place)
    switch kind(receiver) {
    case .typeName where label(node) != "init", .name where isTypeName(label(receiver)) && label(node) != "init":
      let member = add(.member, label(node), marks: .synthesized, range: place, [it])
      let isCalled = vocabulary.isLibraryType(label(receiver)) && !libraryProperties.contains(label(node))
      makeLambda(node, body: isCalled ? add(.call, marks: .synthesized, range: place, [member]) : member)
    case .empty, .self:
      let name = add(.name, label(node), marks: .synthesized, range: place)
      let argument = add(.argument, marks: .synthesized, range: place, [it])
      makeLambda(node, body: add(.call, marks: .synthesized, range: place, [name, argument]))
    // What belongs to a value is named as Swift names it: `model.save`.
    case .name, .member, .call:
      if label(node) != "init" { replace(node, .member, label(node), [receiver]) }
    default: break
    }
  }

  private mutating func makeLambda(_ node: NodeID, body: NodeID) {
    let place = ByteRange(Int(range(node).lower), Int(range(node).lower))
    let block = add(.block, marks: .synthesized, range: range(node), [body])
    replace(node, .lambda, [makeParameter("it", at: place), block])
  }

  /// Says of the returns in a closure that they leave only that; those in closures inside it stay as they are.
  mutating func labelReturns(of lambda: NodeID) {
    var stack = Array(children(lambda))
    while let node = stack.popLast() {
      if kind(node) == .return, soft(node).isEmpty { setSoft(node, "closure") }
      if kind(node) != .lambda, kind(node) != .declaration { stack.append(contentsOf: children(node)) }
    }
  }

  /// Takes `return` off the last statement, inside its branches too; in a closure only where it leaves just the closure.
  /// Catalogue C75, C85.
  mutating func stripTailReturn(_ block: NodeID, ofClosure isClosure: Bool = false) {
    guard kind(block) == .block, let last = lastChild(block) else { return }
    switch kind(last) {
    case .return where isClosure && soft(last).isEmpty: return
    case .return:
      if childCount(last) == 1 {
        become(last, child(last, 0))
        mark(last, .result)
        stripTailBranches(last, isClosure)
      } else {
        setChildren(block, Array(children(block).dropLast()))
        stripTailReturn(block, ofClosure: isClosure)
      }
    default: stripTailBranches(last, isClosure)
    }
  }

  private mutating func stripTailBranches(_ statement: NodeID, _ isClosure: Bool) {
    switch kind(statement) {
    case .if:
      guard !isEmpty(child(statement, 2)) else { return }
      stripTailReturn(child(statement, 1), ofClosure: isClosure)
      let otherwise = child(statement, 2)
      if kind(otherwise) == .if {
        stripTailBranches(otherwise, isClosure)
      } else {
        stripTailReturn(otherwise, ofClosure: isClosure)
      }
    case .switch:
      for arm in children(statement).dropFirst() where kind(arm) == .arm {
        stripTailReturn(child(arm, 2), ofClosure: isClosure)
      }
    case .do:
      let bodies = children(statement).compactMap { kind($0) == .catch ? lastChild($0) : kind($0) == .block ? $0 : nil }
      let ends = bodies.compactMap { lastChild($0) }
      // Where one branch goes on, a `return` in the other is no result of the whole.
      let goesOn = ends.contains { isExpression($0) && !isExit($0) && !isBranching($0) }
      if goesOn, ends.contains(where: { kind($0) == .return && childCount($0) == 1 }) { return }
      for part in children(statement) {
        switch kind(part) {
        case .block: stripTailReturn(part, ofClosure: isClosure)
        case .catch: if let body = lastChild(part) { stripTailReturn(body, ofClosure: isClosure) }
        default: break
        }
      }
    default: break
    }
  }

  fileprivate mutating func nameLambdaParameters(below root: NodeID, depth: Int) {
    var stack = [root]
    while let node = stack.popLast() {
      guard kind(node) == .lambda else {
        stack.append(contentsOf: children(node))
        continue
      }
      for (position, parameter) in lambdaParameters(node).enumerated() where label(parameter) != "_" {
        let old = label(parameter)
        guard childCount(parameter) <= 2, !old.hasPrefix("λ") else { continue }
        let new = "λ\(depth).\(position)"
        renameLambdaParameter(old, to: new, in: node)
        setLabel(parameter, new)
        mark(parameter, .local)
      }
      for child in children(node) { nameLambdaParameters(below: child, depth: depth + 1) }
    }
  }

  private mutating func renameLambdaParameter(_ old: String, to new: String, in lambda: NodeID) {
    guard let body = lambdaBody(lambda) else { return }
    var stack = [body]
    while let node = stack.popLast() {
      if kind(node) == .name, label(node) == old, !marks(node).contains(.qualified) {
        setLabel(node, new)
        setSoft(node, old)
        mark(node, .local)
      }
      if kind(node) == .lambda, lambdaParameters(node).contains(where: { label($0) == old }) { continue }
      stack.append(contentsOf: children(node))
    }
  }
}

/// Functions of Kotlin's libraries that belong to a type and not to its values, and take nothing: `System::currentTimeMillis`
/// is handed over where Swift writes a closure.
private let libraryStatics: [String: Set<String>] = [
  "instant": ["now"], "localdate": ["now"], "localdatetime": ["now"], "zoneddatetime": ["now"],
  "system": ["currenttimemillis", "nanotime"], "systemclock": ["elapsedrealtime", "uptimemillis"],
  "uuid": ["randomuuid"],
]
