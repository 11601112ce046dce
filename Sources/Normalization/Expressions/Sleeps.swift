// try? await Task.sleep(nanoseconds: 300_000_000)     delay(300)
// guard !Task.isCancelled else { return }
//
// A delay is counted in milliseconds, as far as numbers are written. Kotlin's ends the coroutine that is cancelled;
// Swift's throws, and where that is ignored the closure has to ask. Catalogue D319, D320.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let sleeps = Pass.nodes("sleeps", on: [.call, .block, .clause]) { tree, node, _ in
    switch tree.kind(node) {
    case .call: tree.delayMilliseconds(node)
    case .block, .clause:
      tree.endWithSleep(node)
      tree.leaveWhenCancelled(node)
    default: break
    }
  }

  /// After the phrasebook, which knows `Task.sleep(for:)`: `delay(2.seconds)` is `delay(2000)`.
  static let sleepUnits = Pass.nodes("units of delays", on: [.call]) { tree, node, _ in
    guard tree.calleeName(node) == "delay", tree.callReceiver(node) == nil, tree.childCount(node) == 2 else { return }
    let value = tree.argumentValues(node)[0]
    guard tree.kind(value) == .member, tree.label(value) == "seconds", tree.kind(tree.child(value, 0)) == .integer,
      let seconds = Int(tree.label(tree.child(value, 0))), seconds < 1_000_000
    else { return }
    tree.replace(value, .integer, String(seconds * 1000))
  }
}

extension Tree {
  /// `Task.sleep(nanoseconds: 300_000_000)`; what is no whole number of milliseconds stays.
  fileprivate mutating func delayMilliseconds(_ call: NodeID) {
    guard calleeName(call) == "sleep", let receiver = callReceiver(call), kind(receiver) == .name,
      label(receiver) == "Task",
      childCount(call) == 2, soft(child(call, 1)) == "nanoseconds",
      let value = milliseconds(ofNanoseconds: argumentValues(call)[0])
    else { return }
    let callee = add(.name, "delay", marks: .synthesized, range: range(child(call, 0)))
    setChildren(call, [callee, add(.argument, marks: .synthesized, range: range(value), [value])])
  }

  /// `300` of `300_000_000`, and `Int64(seconds * 1000)` of `UInt64(seconds * 1_000_000_000)`.
  private mutating func milliseconds(ofNanoseconds value: NodeID) -> NodeID? {
    if let count = product(value), count > 0, count % 1_000_000 == 0 {
      return add(.integer, String(count / 1_000_000), marks: .synthesized, range: range(value))
    }
    guard calleeName(value) == "UInt64", callReceiver(value) == nil, let number = argumentValues(value).first,
      kind(number) == .binary, label(number) == "*", let count = product(child(number, 1)), count % 1_000_000 == 0
    else { return nil }
    let place = range(child(number, 1))
    let factor = add(.integer, String(count / 1_000_000), marks: .synthesized, range: place)
    let milliseconds =
      count == 1_000_000
      ? child(number, 0)
      : add(.binary, "*", marks: .synthesized, range: range(number), [child(number, 0), factor])
    let callee = add(.name, "Int64", marks: .synthesized, range: range(child(value, 0)))
    let argument = add(.argument, marks: .synthesized, range: range(number), [milliseconds])
    return add(.call, marks: .synthesized, range: range(value), [callee, argument])
  }

  /// `300 * 1_000_000`.
  private func product(_ node: NodeID) -> Int? {
    switch kind(node) {
    case .integer: return Int(label(node).filter { $0 != "_" })
    case .binary where label(node) == "*":
      guard let left = product(child(node, 0)), let right = product(child(node, 1)) else { return nil }
      let (result, isTooLarge) = left.multipliedReportingOverflow(by: right)
      return isTooLarge ? nil : result
    default: return nil
    }
  }

  /// `try? sleep; if isCancelled { return }` is a sleep that ends what it stands in when that is cancelled.
  fileprivate mutating func leaveWhenCancelled(_ body: NodeID) {
    var statements = Array(children(body))
    var index = 0
    while index + 1 < statements.count {
      if let sleep = ignoredSleep(statements[index]), leavesWhenCancelled(statements[index + 1]) {
        statements[index] = sleep
        statements.remove(at: index + 1)
      }
      index += 1
    }
    if statements.count < childCount(body) { setChildren(body, statements) }
  }

  /// `do { try await Task.sleep(…); … } catch { return }`, where nothing else can fail, ends when it is cancelled, too.
  fileprivate mutating func endWithSleep(_ body: NodeID) {
    let statements = Array(children(body))
    let result = statements.flatMap { endedBySleep($0, isLast: $0 == statements.last) ?? [$0] }
    if result != statements { setChildren(body, result) }
  }

  private func endedBySleep(_ statement: NodeID, isLast: Bool) -> [NodeID]? {
    guard kind(statement) == .do, childCount(statement) == 2, kind(child(statement, 1)) == .catch,
      kind(child(statement, 0)) == .block, let first = children(child(statement, 0)).first, kind(first) == .try,
      label(first) != "try?", sleepCall(child(first, 0)) != nil
    else { return nil }
    let handler = child(statement, 1)
    guard childCount(child(handler, 0)) == 0, isEmpty(child(handler, 1)), let handled = lastChild(handler) else {
      return nil
    }
    let answer = self.statements(handled)
    guard answer.count == 1 && onlyReturns(answer[0]) || answer.isEmpty && isLast else { return nil }
    let rest = Array(children(child(statement, 0)).dropFirst())
    let mayFail = rest.contains { preorder($0).contains { kind($0) == .try || kind($0) == .throw } }
    return mayFail ? nil : [first] + rest
  }

  private func sleepCall(_ operand: NodeID) -> NodeID? {
    let call = kind(operand) == .await ? child(operand, 0) : operand
    guard let name = calleeName(call) else { return nil }
    let isSleep = name == "sleep" && callReceiver(call).map { kind($0) == .name && label($0) == "Task" } ?? false
    return isSleep || name == "delay" && callReceiver(call) == nil ? call : nil
  }

  private func ignoredSleep(_ statement: NodeID) -> NodeID? {
    guard kind(statement) == .try, label(statement) == "try?" else { return nil }
    return sleepCall(child(statement, 0))
  }

  /// `guard !Task.isCancelled else { return }`.
  func leavesWhenCancelled(_ statement: NodeID) -> Bool {
    var condition = kind(statement) == .if || kind(statement) == .guard ? child(statement, 0) : statement
    if kind(statement) == .guard {
      guard kind(condition) == .prefix, label(condition) == "!" else { return false }
      condition = child(condition, 0)
    } else {
      guard kind(statement) == .if, isEmpty(child(statement, 2)) else { return false }
    }
    guard kind(condition) == .member, label(condition) == "isCancelled", kind(child(condition, 0)) == .name,
      label(child(condition, 0)) == "Task"
    else { return false }
    let exit = statements(child(statement, 1))
    return exit.count == 1 && onlyReturns(exit[0])
  }
}
