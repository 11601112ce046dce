// do { try send() } catch { log(error); return false }     return try { send(); true } catch (e: IOException) { log(e); false }
// return true
//
// What follows an attempt of which every handler leaves is reached only when the attempt has succeeded. Catalogue C141.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// Puts a literal or a name that a body gives after an attempt at the end of that attempt.
  mutating func answerInAttempt(_ block: NodeID) {
    guard kind(block) == .block, childCount(block) > 1 else { return }
    let (attempt, last) = (child(block, childCount(block) - 2), child(block, childCount(block) - 1))
    guard kind(attempt) == .do, childCount(attempt) > 1, kind(last) == .return, childCount(last) == 1,
      isLiteral(child(last, 0)) || isPath(child(last, 0))
    else { return }
    let leaves = children(attempt).dropFirst().allSatisfy { handler in
      kind(handler) == .catch && lastChild(handler).map { isExit($0) } ?? false
    }
    let tried = child(attempt, 0)
    guard leaves, kind(tried) == .block, !isExit(tried) else { return }
    setChildren(tried, Array(children(tried)) + [last])
    setChildren(block, Array(children(block).dropLast()))
  }
}
