// rows.map { entry in                          rows.map { toRow(it) }
//   let share = entry.spent / total
//   return Row(entry.name, share)              private fun toRow(entry: Entry): Row {
// }                                                val share = entry.spent / total
//                                                  return Row(entry.name, share)
//                                              }
//
// What one side does in several steps of its own the other may do in one place. A call of something that the other side
// has no counterpart for is read as what is done there.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// Writes out, in the body of one member, what its own side's functions without counterpart do.
struct HelperExpansion {
  /// Nodes that are written out at most.
  private static let limit = 3000

  /// The functions that have been written out.
  private var expanded: Set<DeclarationID> = []
  /// Where they were called.
  private var calls: [ByteRange] = []

  private var tree: Tree
  private let text: BodyComparer.Text
  private let caller: DeclarationID
  private let steps: OwnSteps
  private let helpers: Set<DeclarationID>
  /// What the other side names: it calls, or has, something of its own by that name.
  private let said: Set<String>
  /// Names of the locals so far.
  private var names: Set<String>
  /// Functions that are being written out.
  private var open: [DeclarationID]
  /// Closures around the place at hand.
  private var depth = 0

  private init(
    _ member: MemberText, _ body: NodeID, said: Set<String>, _ caller: DeclarationID, _ helpers: Set<DeclarationID>,
    _ steps: OwnSteps
  ) {
    tree = member.text.tree
    text = member.text
    self.caller = caller
    self.steps = steps
    self.helpers = helpers
    self.said = said
    names = Set(member.declaration.parameters.map(\.key)).union(member.text.tree.boundNames(in: body))
    open = [caller]
  }

  /// A member with what its helpers do in the place of their calls; `nil` where there is no such call.
  ///
  /// - Parameters:
  ///   - other: the counterpart.
  ///   - helpers: the functions and properties of this side that have no counterpart.
  static func expanding(
    _ member: MemberText, facing other: MemberText, _ caller: DeclarationID, helpers: Set<DeclarationID>,
    _ steps: OwnSteps
  ) -> (member: MemberText, helpers: Set<DeclarationID>, calls: [ByteRange])? {
    guard let body = member.declaration.body else { return nil }
    let said = other.declaration.body.map { other.text.tree.ownNames(in: $0) } ?? []
    var expansion = HelperExpansion(member, body, said: said, caller, helpers, steps)
    let root = expansion.list(body, isTail: true)
    guard root != body, expansion.tree.count - member.text.tree.count <= limit else { return nil }
    var result = member
    result.declaration.body = root
    result.text = BodyComparer.Text(
      tree: expansion.tree, fingerprints: member.text.fingerprints.extended(to: root, in: expansion.tree),
      file: member.text.file)
    return (result, expansion.expanded, expansion.calls)
  }

  // MARK: Statements

  /// A block, or the only statement of one.
  ///
  /// - Parameter isTail: whether nothing of the function or closure comes after it, so that what leaves a helper early may
  ///   leave it as well.
  private mutating func list(_ node: NodeID, isTail: Bool) -> NodeID {
    if tree.isEmpty(node) { return node }
    guard tree.kind(node) == .block else {
      let read = statement(node, isTail: isTail)
      return read.count == 1 ? read[0] : tree.add(.block, range: tree.range(node), read)
    }
    let old = Array(tree.children(node))
    let read = old.indices.flatMap { statement(old[$0], isTail: isTail && $0 == old.count - 1) }
    return read == old ? node : copy(node, read)
  }

  private mutating func statement(_ node: NodeID, isTail: Bool) -> [NodeID] {
    // What the last statement of a helper gives, and nobody takes, is given in place as well.
    if let helper = helper(node), isTail || !tree.mayLeave(helper.body), let done = done(helper, node, isTail: isTail) {
      return done
    }
    var before: [NodeID] = []
    var parts = Array(tree.children(node))
    switch tree.kind(node) {
    case .return:
      if let value = parts.first, let helper = helper(value), let done = done(helper, value, isTail: true) {
        return leaving(done, node)
      }
      parts = parts.map { expression($0, &before) }
    case .if, .switch:
      parts[0] = expression(parts[0], &before)
      for place in parts.indices.dropFirst() {
        parts[place] =
          tree.kind(parts[place]) == .arm ? arm(parts[place], isTail: isTail) : list(parts[place], isTail: isTail)
      }
    case .for:
      parts[1] = expression(parts[1], &before)
      parts[3] = list(parts[3], isTail: false)
    case .while: parts[1] = list(parts[1], isTail: false)
    case .doWhile: parts[0] = list(parts[0], isTail: false)
    case .do:
      parts = parts.map { part in
        switch tree.kind(part) {
        case .catch: arm(part, isTail: isTail)
        case .block: list(part, isTail: isTail)
        default: part
        }
      }
    case .guard, .labeled, .defer, .conditionalCompilation, .declaration: return [node]
    default:
      let read = expression(node, &before)
      return before + [read]
    }
    return before + [changed(node, parts)]
  }

  /// What is done in one case, or about one error.
  private mutating func arm(_ node: NodeID, isTail: Bool) -> NodeID {
    var parts = Array(tree.children(node))
    parts[2] = list(parts[2], isTail: isTail)
    return changed(node, parts)
  }

  /// Statements whose value the function gives at once.
  private mutating func leaving(_ statements: [NodeID], _ exit: NodeID) -> [NodeID] {
    guard let last = statements.last, ![.return, .throw].contains(tree.kind(last)) else { return statements }
    return statements.dropLast() + [copy(exit, [last])]
  }

  // MARK: Expressions

  /// An expression with the values of its calls; what is done to get at them comes before the statement.
  private mutating func expression(_ node: NodeID, _ before: inout [NodeID]) -> NodeID {
    if let helper = helper(node), !tree.mayLeave(helper.body), tree.givesValue(helper.body),
      let done = done(helper, node, isTail: false), let value = done.last
    {
      before += done.dropLast()
      return value
    }
    switch tree.kind(node) {
    case .lambda:
      depth += 1
      defer { depth -= 1 }
      var parts = Array(tree.children(node))
      parts[parts.count - 1] = list(parts[parts.count - 1], isTail: true)
      return changed(node, parts)
    case .if, .switch, .do:
      let read = statement(node, isTail: false)
      before += read.dropLast()
      return read.last ?? node
    case .objectLiteral, .declaration: return node
    case .prefix where tree.label(node) == "!":
      let asked = tree.child(node, 0)
      let read = expression(asked, &before)
      return read == asked ? node : tree.negated(read, by: node)
    default:
      return changed(node, tree.children(node).map { expression($0, &before) })
    }
  }

  // MARK: Helpers

  private struct Helper {
    let id: DeclarationID
    let parameters: [Parameter]
    let body: NodeID
    /// The value whose member it is, and the type of that; `nil` for what is the caller's own.
    var receiver: (value: NodeID, type: IndexedDeclaration)?
  }

  private func helper(_ call: NodeID) -> Helper? {
    if let entry = steps.member(askedBy: call, in: text, tree, for: caller) { return helper(entry, nil) }
    let callee = tree.kind(call) == .call ? tree.child(call, 0) : call
    guard tree.kind(callee) == .member, let entry = steps.addedMember(tree.label(callee), for: caller),
      let type = steps.holder(of: entry),
      (entry.declaration.kind == .function) == (tree.kind(call) == .call || tree.marks(callee).contains(.called))
    else { return nil }
    let value = tree.child(callee, 0)
    return [.optionalChain, .super].contains(tree.kind(value)) ? nil : helper(entry, (value, type))
  }

  private func helper(_ entry: IndexedDeclaration, _ receiver: (NodeID, IndexedDeclaration)?) -> Helper? {
    guard helpers.contains(entry.id), !said.contains(entry.key), !open.contains(entry.id),
      let body = entry.declaration.body
    else { return nil }
    return Helper(id: entry.id, parameters: entry.declaration.parameters, body: body, receiver: receiver)
  }

  /// What a helper does, with what it is handed; `nil` where that is not known.
  private mutating func done(_ helper: Helper, _ call: NodeID, isTail: Bool) -> [NodeID]? {
    guard let handed = tree.values(handedTo: helper.parameters, in: call), tree.count - text.tree.count <= Self.limit
    else { return nil }
    let changed = tree.namesChanged(in: helper.body)
    var before: [NodeID] = []
    var values: [String: NodeID] = [:]
    var renamed: [String: String] = [:]
    for parameter in helper.parameters {
      guard let value = handed[parameter.key] else { return nil }
      values[parameter.key] = named(value, parameter.key, changed, &before)
    }
    let receiver = helper.receiver.map { named($0.value, "receiver", changed, &before) }
    for name in tree.boundNames(in: helper.body) where !name.hasPrefix("λ") { renamed[name] = fresh(name) }
    let statements = tree.kind(helper.body) == .block ? Array(tree.children(helper.body)) : [helper.body]
    let reading = HelperReading(values: values, renamed: renamed, deeper: depth, receiver: receiver) { [steps] name in
      guard let type = helper.receiver?.type else { return false }
      return steps.isMember(name, of: type)
    }
    let copies = statements.map { tree.add($0, reading) }
    expanded.insert(helper.id)
    calls.append(tree.range(call))
    open.append(helper.id)
    defer { open.removeLast() }
    let range = tree.range(call)
    let block = list(tree.add(.block, range: range, copies), isTail: isTail)
    return before + (tree.kind(block) == .block ? Array(tree.children(block)) : [block])
  }

  /// A value that may stand anywhere in a helper: itself, or the name of a local that holds it.
  ///
  /// - Parameter changed: what the helper sets, or asks to do something.
  private mutating func named(
    _ value: NodeID, _ name: String, _ changed: Set<String>, _ before: inout [NodeID]
  ) -> NodeID {
    if tree.isSameAnywhere(value, unless: changed) { return value }
    let (name, range) = (fresh(name), tree.range(value))
    let binding = tree.add(.binding, name, soft: "let", marks: .synthesized, range: range)
    let type = tree.addEmpty(at: Int(range.lower))
    before.append(tree.add(.variable, soft: "let", marks: .synthesized, range: range, [binding, type, value]))
    return tree.add(.name, name, marks: [.local, .synthesized], range: range)
  }

  /// A name that no local has.
  private mutating func fresh(_ name: String) -> String {
    var new = name
    var number = 1
    while !names.insert(new).inserted {
      number += 1
      new = "\(name)\(number)"
    }
    return new
  }

  private mutating func changed(_ node: NodeID, _ children: [NodeID]) -> NodeID {
    children.elementsEqual(tree.children(node)) ? node : copy(node, children)
  }

  private mutating func copy(_ node: NodeID, _ children: [NodeID]) -> NodeID {
    tree.add(
      tree.kind(node), tree.label(node), soft: tree.soft(node), marks: tree.marks(node), range: tree.range(node),
      children)
  }
}
