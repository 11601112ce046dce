// guard !seen.contains(id) else { continue }     if (!seen.add(id)) continue
// seen.insert(id)
//
// if !seen.contains(id) { seen.insert(id); show(id) }     if (seen.add(id)) show(id)
//
// Whether a set had a value before it is added is what adding it answers. Only of what the file says is a set: a Kotlin
// list takes everything and answers yes. Catalogue D144.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let setAdditions = Pass("additions to sets") { unit, _ in
    let function = unit.file.side == .kotlin ? "add" : "insert"
    guard unit.hasCall({ tree, node in tree.calleeName(node) == function }) else { return }
    let sets = unit.names(ofType: { $0.isType($1, among: setTypes) }, orValue: { $0.isMade($1, by: setMakers) })
    guard !sets.isEmpty else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) where [.block, .clause].contains(unit.tree.kind(node)) {
        unit.tree.askByAdding(inBlock: node, function, sets)
      }
    }
  }
}

extension Pass {
  /// A Kotlin list takes everything and answers yes: whether it has taken something is no question, as it is to a set.
  static let listAnswers = Pass("answers of lists") { unit, _ in
    guard let lists = unit.kotlinNames(ofType: listTypes, madeBy: listMakers),
      unit.hasCall({ tree, node in tree.calleeName(node) == "add" })
    else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) { unit.tree.answerAlways(askedBy: node, lists) }
    }
  }
}

private let listTypes: Set<String> = ["List", "MutableList", "ArrayList", "LinkedList", "ArrayDeque"]
private let listMakers: Set<String> = ["mutableListOf", "arrayListOf", "ArrayList", "LinkedList", "ArrayDeque"]
/// Functions that ask a closure about each element.
private let askingFunctions: Set<String> = [
  "all", "any", "count", "dropWhile", "filter", "filterNot", "find", "first", "firstOrNull", "indexOfFirst", "last",
  "lastOrNull", "none", "partition", "removeAll", "removeIf", "retainAll", "takeIf", "takeUnless", "takeWhile",
]

private let setTypes: Set<String> = ["Set", "MutableSet", "HashSet", "LinkedHashSet"]
private let setMakers: Set<String> = setTypes.union(["mutableSetOf", "hashSetOf", "linkedSetOf"])

extension Tree {
  /// What is asked or added of which set.
  private typealias Membership = (set: NodeID, value: NodeID)

  fileprivate mutating func askByAdding(inBlock block: NodeID, _ function: String, _ sets: Set<String>) {
    let statements = Array(children(block))
    var result: [NodeID] = []
    for statement in statements {
      if let last = result.last, let added = added(statement, function, sets), leaves(last),
        askByAdding(statement, added, in: last, isKnown: true)
      {
        continue
      }
      result.append(statement)
      guard kind(statement) == .if, kind(child(statement, 1)) == .block, childCount(child(statement, 1)) > 1 else {
        continue
      }
      let addition = child(child(statement, 1), 0)
      if let added = added(addition, function, sets), askByAdding(addition, added, in: statement, isKnown: false) {
        setChildren(child(statement, 1), Array(children(child(statement, 1)).dropFirst()))
      }
    }
    if result.count < statements.count { setChildren(block, result) }
  }

  private func leaves(_ statement: NodeID) -> Bool {
    kind(statement) == .if && isEmpty(child(statement, 2)) && isExit(child(statement, 1))
  }

  /// Puts the addition where a decision asked, last of all, whether the set has the value.
  ///
  /// - Parameter isKnown: whether it is asked for a value that the set has, or for one that it has not.
  private mutating func askByAdding(
    _ addition: NodeID, _ added: Membership, in decision: NodeID, isKnown: Bool
  ) -> Bool {
    let condition = child(decision, 0)
    let isChain = kind(condition) == .binary && label(condition) == (isKnown ? "||" : "&&")
    let test = isChain ? child(condition, 1) : condition
    guard let asked = asked(test, isKnown: isKnown), isSame(asked.set, added.set), isSame(asked.value, added.value)
    else { return false }
    var answer = addition
    if calleeName(addition) == "insert" {
      answer = add(.member, "inserted", marks: .synthesized, range: range(addition), [addition])
    }
    if isKnown { answer = add(.prefix, "!", marks: .synthesized, range: range(test), [answer]) }
    setChild(isChain ? condition : decision, isChain ? 1 : 0, answer)
    return true
  }

  /// `seen.insert(id)`, `seen.add(id)` as a statement.
  private func added(_ statement: NodeID, _ function: String, _ sets: Set<String>) -> Membership? {
    guard calleeName(statement) == function, !marks(statement).contains(.result),
      let receiver = callReceiver(statement), kind(receiver) == .name, sets.contains(label(receiver)),
      childCount(statement) == 2, soft(child(statement, 1)).isEmpty
    else { return nil }
    let value = argumentValues(statement)[0]
    return isPath(value) || isLiteral(value) ? (receiver, value) : nil
  }

  /// `seen.contains(id)`, `id in seen`, or that it does not.
  private func asked(_ test: NodeID, isKnown: Bool) -> Membership? {
    if kind(test) == .binary, label(test) == (isKnown ? "in" : "!in") { return (child(test, 1), child(test, 0)) }
    var call = test
    if !isKnown {
      guard kind(test) == .prefix, label(test) == "!" else { return nil }
      call = child(test, 0)
      if kind(call) == .binary, label(call) == "in" { return (child(call, 1), child(call, 0)) }
    }
    guard calleeName(call) == "contains", let receiver = callReceiver(call), childCount(call) == 2,
      soft(child(call, 1)).isEmpty
    else { return nil }
    return (receiver, argumentValues(call)[0])
  }
}

extension Tree {
  /// `names.add(name)` as an answer becomes `names.add(name) || true`.
  fileprivate mutating func answerAlways(askedBy node: NodeID, _ lists: Set<String>) {
    for answer in answers(askedBy: node) where kind(answer) == .call && isAddition(answer, to: lists) {
      let place = range(answer)
      let call = duplicate(answer)
      mark(call, .synthesized)
      replace(answer, .binary, "||", [call, add(.boolean, "true", marks: .synthesized, range: place)])
    }
  }

  /// What a node makes use of as a yes or no.
  private func answers(askedBy node: NodeID) -> [NodeID] {
    switch kind(node) {
    case .if, .while, .ternary, .prefix: return [child(node, 0)]
    case .doWhile: return [child(node, 1)]
    case .variable: return childCount(node) > 2 ? [child(node, 2)] : []
    case .assign: return [child(node, 1)]
    case .return: return Array(children(node))
    case .binary: return ["&&", "||", "==", "!="].contains(label(node)) ? Array(children(node)) : []
    case .call:
      guard let name = calleeName(node), askingFunctions.contains(name), let lambda = argumentValues(node).last,
        kind(lambda) == .lambda, let body = lambdaBody(lambda)
      else { return [] }
      return lastChild(body).map { [$0] } ?? []
    default: return []
    }
  }

  /// Whether a call that the user wrote adds to one of these lists.
  private func isAddition(_ call: NodeID, to lists: Set<String>) -> Bool {
    guard calleeName(call) == "add", childCount(call) == 2, !marks(call).contains(.synthesized),
      let receiver = callReceiver(call)
    else { return false }
    return isOwn(receiver) && lists.contains(label(receiver))
  }
}
