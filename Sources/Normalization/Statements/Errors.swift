// do { try save() } catch { log(error) }     try { save() } catch (e: Exception) { log(e) }
//
// Catalogue P33, C140–C144.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let errors = Pass.nodes("errors", on: [.catch, .do]) { tree, node, _ in
    switch tree.kind(node) {
    case .catch:
      tree.normalizeCatch(node)
      tree.dropCarriedNames(node)
      tree.guardCatch(node)
    case .do:
      tree.joinFinally(node)
      tree.letCancellationPass(node)
      tree.normalizeDo(node)
    default: break
    }
  }

  /// `defer { B }` runs when the rest of its block is done: `try { rest } finally { B }`. Catalogue P34, C139.
  static let defers = Pass.blocks("defers") { tree, statements, _ in
    var result = statements
    guard statements.count(where: { tree.kind($0) == .defer }) <= Tree.nestingLimit else { return result }
    while let index = result.lastIndex(where: { tree.kind($0) == .defer && $0 != result.last }) {
      let rest = tree.makeBlock(Array(result[(index + 1)...]), at: tree.range(result[index]))
      let finally = tree.add(
        .finally, marks: .synthesized, range: tree.range(result[index]), [tree.child(result[index], 0)])
      let place = tree.range(result[index]).union(tree.range(rest))
      result.replaceSubrange(index..., with: [tree.add(.do, marks: .synthesized, range: place, [rest, finally])])
    }
    return result
  }

  /// Handlers that only throw what they caught again leave the error to whoever calls.
  static let rethrowing = Pass.nodes("rethrows", on: [.do]) { tree, node, _ in tree.dropRethrows(node) }

  /// A `do` without handlers only groups.
  static let groups = Pass.blocks("groups") { tree, statements, _ in
    statements.flatMap { statement -> [NodeID] in
      if tree.kind(statement) == .do, tree.childCount(statement) == 1 {
        return tree.statements(tree.child(statement, 0))
      }
      if tree.kind(statement) == .block { return Array(tree.children(statement)) }
      return [statement]
    }
  }
}

extension Tree {
  private static let catchAll: Set<String> = [
    "Error", "Exception", "Throwable", "RuntimeException", "java.lang.Exception", "any Error", "NSError",
  ]

  /// Every handler binds its error: Swift's implicit `error` is spelt out; a handler of everything names no type.
  fileprivate mutating func normalizeCatch(_ node: NodeID) {
    let patterns = child(node, 0)
    let place = ByteRange(Int(range(node).lower), Int(range(node).lower))
    if childCount(patterns) == 0 {
      setChildren(patterns, [add(.binding, "error", soft: "let", marks: .synthesized, range: place)])
      return
    }
    guard childCount(patterns) == 1 else { return }
    let pattern = child(patterns, 0)
    if kind(pattern) == .casePattern { markCarried(by: pattern, in: node) }
    if kind(pattern) == .typePattern, kind(child(pattern, 1)) == .typeName,
      Self.catchAll.contains(label(child(pattern, 1)))
    {
      let bound = child(pattern, 0)
      if kind(bound) == .binding {
        become(pattern, bound)
      } else {
        replace(pattern, .binding, "error", soft: "let")
      }
    } else if kind(pattern) == .typePattern, kind(child(pattern, 0)) == .wildcard || isEmpty(child(pattern, 0)) {
      setChild(pattern, 0, add(.binding, "error", soft: "let", marks: .synthesized, range: place))
      setLabel(pattern, "as")
    }
  }

  /// `val code = error.code` at the head of a handler names what the error carries, as Swift's pattern does.
  fileprivate mutating func dropCarriedNames(_ node: NodeID) {
    guard childCount(child(node, 0)) == 1, let body = lastChild(node), kind(body) == .block else { return }
    let pattern = child(child(node, 0), 0)
    guard kind(pattern) == .typePattern, let error = boundName(child(pattern, 0)) else { return }
    while let first = children(body).first, kind(first) == .variable, soft(first) == "let", childCount(body) > 1,
      let name = boundName(child(first, 0)), field(child(first, 2), of: error) != nil, !isReassigned(error, in: [body])
    {
      let rest = Array(children(body).dropFirst())
      substitute(name, with: child(first, 2), in: rest)
      setChildren(body, rest)
    }
  }

  /// `catch .rejected(let status)`: what the error carries.
  private mutating func markCarried(by pattern: NodeID, in handler: NodeID) {
    for argument in children(pattern).dropFirst() {
      guard let name = boundName(child(argument, 0)) else { continue }
      for part in children(handler).dropFirst() {
        for node in preorder(part) where kind(node) == .name && label(node) == name { mark(node, .payload) }
      }
    }
  }

  /// `catch (e: CancellationException) { throw e }` before the other handlers, and `if (e is CancellationException) throw e`
  /// or `ensureActive()` at the start of one, only let the end of a coroutine through; in Swift a task that was cancelled
  /// returns. It is not what a handler is about; whether it may be left out is the business of `broad-catch-swallows`.
  fileprivate mutating func letCancellationPass(_ node: NodeID) {
    let handlers = children(node).dropFirst()
    let rest = handlers.filter { kind($0) != .catch || !onlyRethrowsCancellation($0) }
    guard !rest.isEmpty else { return }
    if rest.count < handlers.count { setChildren(node, [child(node, 0)] + rest) }
    for handler in rest where kind(handler) == .catch {
      guard childCount(child(handler, 0)) == 1, let name = boundName(child(child(handler, 0), 0)),
        let body = lastChild(handler), kind(body) == .block, childCount(body) > 1
      else { continue }
      if letsCancellationPass(child(body, 0), name) { setChildren(body, Array(children(body).dropFirst())) }
      for statement in children(body) { dropCancellation(from: statement, name) }
    }
  }

  /// `if error is CancellationError || attempt >= 3 { throw error }`: one of several reasons to give up.
  private mutating func dropCancellation(from statement: NodeID, _ name: String) {
    guard kind(statement) == .if, isEmpty(child(statement, 2)) else { return }
    let then = statements(child(statement, 1))
    guard then.count == 1, throwsAgain(then[0], name) else { return }
    let reasons = operands(of: "||", child(statement, 0))
    let rest = reasons.filter { !isCancellationTest($0, of: name) }
    guard rest.count < reasons.count, let condition = joined(rest, by: "||") else { return }
    setChild(statement, 0, condition)
  }

  /// `error is CancellationError`.
  private func isCancellationTest(_ test: NodeID, of name: String) -> Bool {
    kind(test) == .typeTest && label(test) == "is" && kind(child(test, 0)) == .name && label(child(test, 0)) == name
      && isCancellation(child(test, 1))
  }

  /// `catch (e: Rejected) { if (e.status != 401) throw e; … }` handles what Swift's `catch .rejected(let status) where
  /// status == 401` does, and what a `Rejected` carries is there known by its name.
  fileprivate mutating func guardCatch(_ node: NodeID) {
    guard childCount(child(node, 0)) == 1, let body = lastChild(node), kind(body) == .block else { return }
    let pattern = child(child(node, 0), 0)
    guard kind(pattern) == .typePattern, let name = boundName(child(pattern, 0)) else { return }
    // `catch let error as Rejected where error.status == 401`
    if !isEmpty(child(node, 1)) { return nameFields(of: name, in: node) }
    var conditions: [NodeID] = []
    var rest = Array(children(body))
    while let first = rest.first, kind(first) == .if, isEmpty(child(first, 2)) {
      let exit = statements(child(first, 1))
      guard exit.count == 1, throwsAgain(exit[0], name) else { break }
      conditions.append(negated(child(first, 0)))
      rest.removeFirst()
    }
    guard let condition = conjunction(conditions) else { return }
    setChild(node, 1, condition)
    setChildren(body, rest)
    nameFields(of: name, in: node)
  }

  /// Calls what an error carries by its name, where nothing else is asked of the error.
  private mutating func nameFields(of name: String, in node: NodeID) {
    let nodes = preorder(node)
    let asked = nodes.filter { field($0, of: name) != nil }
    guard nodes.count(where: { kind($0) == .name && label($0) == name }) == asked.count else { return }
    for member in asked {
      replace(member, .name, label(member))
      mark(member, .payload)
    }
  }

  /// `try { fetch(id) } catch (e: Exception) { throw e }` is `fetch(id)`. A handler before one that does more keeps
  /// errors from that one.
  fileprivate mutating func dropRethrows(_ node: NodeID) {
    let handlers = children(node).dropFirst().filter { kind($0) == .catch }
    // A handler before another one keeps errors from that, whatever it does.
    let idle = handlers.reversed().prefix { onlyThrowsAgain($0) }
    guard kind(child(node, 0)) == .block, !idle.isEmpty else { return }
    setChildren(node, children(node).filter { !idle.contains($0) })
    if childCount(node) > 1 { return }
    let statements = children(child(node, 0))
    if statements.count == 1, let value = statements.first, isExpression(value) { become(node, value) }
  }

  private func onlyThrowsAgain(_ handler: NodeID) -> Bool {
    guard let body = lastChild(handler), kind(body) == .block, childCount(body) == 1 else { return false }
    let patterns = children(child(handler, 0))
    guard patterns.count <= 1 else { return false }
    guard let pattern = patterns.first else { return throwsAgain(child(body, 0), "error") }
    let bound = kind(pattern) == .typePattern ? child(pattern, 0) : pattern
    return boundName(bound).map { throwsAgain(child(body, 0), $0) } ?? false
  }

  private func onlyRethrowsCancellation(_ handler: NodeID) -> Bool {
    guard childCount(child(handler, 0)) == 1, isEmpty(child(handler, 1)) else { return false }
    let pattern = child(child(handler, 0), 0)
    guard kind(pattern) == .typePattern, isCancellation(child(pattern, 1)), let name = boundName(child(pattern, 0)),
      let body = lastChild(handler), kind(body) == .block
    else { return false }
    // A Swift task has nothing to let through: it ends by returning.
    let mayReturn = label(child(pattern, 1)) == "CancellationError"
    if childCount(body) == 0 { return mayReturn }
    return childCount(body) == 1 && (throwsAgain(child(body, 0), name) || mayReturn && onlyReturns(child(body, 0)))
  }

  private func letsCancellationPass(_ statement: NodeID, _ name: String) -> Bool {
    if calleeName(statement) == "ensureActive" { return childCount(statement) == 1 }
    if leavesWhenCancelled(statement) { return true }
    guard kind(statement) == .if, isEmpty(child(statement, 2)) else { return false }
    let (test, then) = (child(statement, 0), statements(child(statement, 1)))
    guard isCancellationTest(test, of: name), then.count == 1 else { return false }
    return throwsAgain(then[0], name) || label(child(test, 1)) == "CancellationError" && onlyReturns(then[0])
  }

  /// Whether a statement leaves and gives nothing.
  func onlyReturns(_ statement: NodeID) -> Bool { kind(statement) == .return && childCount(statement) == 0 }

  private func throwsAgain(_ statement: NodeID, _ name: String) -> Bool {
    guard kind(statement) == .throw, let error = lastChild(statement) else { return false }
    return kind(error) == .name && label(error) == name
  }

  private func isCancellation(_ type: NodeID) -> Bool {
    let spelling = soft(type).isEmpty ? label(type) : soft(type)
    let name = spelling.split(separator: ".").last ?? ""
    return kind(type) == .typeName && ["CancellationException", "CancellationError"].contains(name)
  }

  /// `defer { B }; do { A } catch { C }` is `try { A } catch { C } finally { B }`.
  fileprivate mutating func joinFinally(_ node: NodeID) {
    guard childCount(node) == 2, kind(child(node, 1)) == .finally, childCount(child(node, 0)) == 1 else { return }
    let inner = child(child(node, 0), 0)
    guard kind(inner) == .do, childCount(inner) > 1, children(inner).dropFirst().allSatisfy({ kind($0) == .catch })
    else {
      return
    }
    setChildren(node, Array(children(inner)) + [child(node, 1)])
  }

  /// `try { f() } catch (e: Exception) { null }` is `try? f()`; so it is where both are given to one path.
  fileprivate mutating func normalizeDo(_ node: NodeID) {
    guard childCount(node) == 2, kind(child(node, 1)) == .catch else { return }
    let body = child(node, 0)
    let handler = child(node, 1)
    guard childCount(body) == 1, kind(child(child(handler, 0), 0)) == .binding, let answer = lastChild(handler) else {
      return
    }
    guard childCount(answer) == 1 else { return }
    let value = child(body, 0)
    let nothing = child(answer, 0)
    if isNull(nothing), isExpression(value) {
      replace(node, .try, "try?", [value])
    } else if isAssignment(value), isAssignment(nothing), isNull(child(nothing, 1)), isPath(child(value, 0)),
      isSame(child(value, 0), child(nothing, 0)), isExpression(child(value, 1)), !isBranching(child(value, 1))
    {
      let attempt = add(.try, "try?", marks: .synthesized, range: range(node), [child(value, 1)])
      replace(node, .assign, "=", [child(value, 0), attempt])
    } else if kind(value) == .return, childCount(value) == 1, kind(nothing) == .return, childCount(nothing) == 1,
      isNull(child(nothing, 0))
    {
      // Both branches return: the whole is returned.
      let attempt = add(.try, "try?", marks: .synthesized, range: range(node), [child(value, 0)])
      replace(node, .return, [attempt])
    }
  }

  private func isAssignment(_ statement: NodeID) -> Bool { kind(statement) == .assign && label(statement) == "=" }
}
