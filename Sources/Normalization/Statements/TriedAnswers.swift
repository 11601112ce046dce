// do { try send() } catch { log(error); return false }     return try { send(); true } catch (e: IOException) { log(e); false }
// return true
//
// do {                                                     val name = try { load() } catch (e: IOException) {
//   let name = try load()                                    show(e)
//   open(name)                                               return
// } catch {                                                }
//   show(error)                                            open(name)
// }
//
// What follows an attempt of which every handler leaves is reached only when the attempt has succeeded. Catalogue C141.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// Puts a literal or a name that a body gives after an attempt at the end of that attempt.
  mutating func answerInAttempt(_ block: NodeID) {
    goOnInAttempt(block)
    guard kind(block) == .block, childCount(block) > 1 else { return }
    let (attempt, last) = (child(block, childCount(block) - 2), child(block, childCount(block) - 1))
    guard kind(attempt) == .do, childCount(attempt) > 1, kind(last) == .return, childCount(last) == 1,
      isLiteral(child(last, 0)) || isPath(child(last, 0))
    else { return }
    let tried = child(attempt, 0)
    guard handlersLeave(attempt), kind(tried) == .block, !isExit(tried) else { return }
    setChildren(tried, Array(children(tried)) + [last])
    setChildren(block, Array(children(block).dropLast()))
  }

  /// Puts the rest of a body that follows a value, of which every handler leaves, at the end of the attempt at that value.
  private mutating func goOnInAttempt(_ block: NodeID) {
    guard kind(block) == .block else { return }
    let statements = Array(children(block))
    let index = statements.indices.dropLast().last { place in
      let statement = statements[place]
      return kind(statement) == .variable && kind(child(statement, 2)) == .do && handlersOnlyLeave(child(statement, 2))
    }
    guard let index else { return }
    let (variable, attempt) = (statements[index], child(statements[index], 2))
    let tried = child(attempt, 0)
    guard kind(tried) == .block, let value = lastChild(tried), isExpression(value) else { return }
    setChild(variable, 2, value)
    setChildren(tried, Array(children(tried).dropLast()) + [variable] + statements[(index + 1)...])
    // Nothing comes after the handlers any more.
    for handler in children(attempt).dropFirst() {
      guard let body = lastChild(handler) else { continue }
      setChildren(body, Array(children(body).dropLast()))
    }
    setChildren(block, statements[..<index] + [attempt])
  }

  /// Whether every handler leaves with nothing to give.
  private func handlersOnlyLeave(_ attempt: NodeID) -> Bool {
    handlersLeave(attempt)
      && children(attempt).dropFirst().allSatisfy { handler in
        guard let exit = lastChild(handler).flatMap({ lastChild($0) }) else { return false }
        return kind(exit) == .return && childCount(exit) == 0
      }
  }

  private func handlersLeave(_ attempt: NodeID) -> Bool {
    childCount(attempt) > 1
      && children(attempt).dropFirst().allSatisfy { handler in
        kind(handler) == .catch && lastChild(handler).map { isExit($0) } ?? false
      }
  }
}
