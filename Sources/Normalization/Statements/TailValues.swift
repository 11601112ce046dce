// var all = rows; all.append(row); return all        return rows + row
//
// What the last statements of a body compute together is one value. Catalogue P20, C75.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// A copy that an element is added to, and that is then given, is the sum. What only has another name would be changed
  /// itself, so that it must be a `var`.
  mutating func foldAddition(_ block: NodeID) {
    guard kind(block) == .block, childCount(block) >= 3 else { return }
    let all = Array(children(block))
    let (variable, addition, last) = (all[all.count - 3], all[all.count - 2], all[all.count - 1])
    let result = kind(last) == .return && childCount(last) == 1 ? child(last, 0) : last
    guard kind(variable) == .variable, let name = boundName(child(variable, 0)),
      let source = copied(by: variable), kind(result) == .name, label(result) == name,
      !marks(result).contains(.qualified),
      // A sum with a text is a text.
      let added = added(by: addition, to: name), kind(added) != .string, !mentions(name, in: [added])
    else { return }
    let sum = makeBinary("+", source, added)
    setRange(sum, range(variable).union(range(addition)))
    if result == last { mark(sum, .result) } else { setChild(last, 0, sum) }
    setChildren(block, all.dropLast(3) + [result == last ? sum : last])
  }

  /// What a variable starts as a copy of: `var all = rows`, `val all = rows.toMutableList()`.
  private func copied(by variable: NodeID) -> NodeID? {
    let value = child(variable, 2)
    if isPath(value) { return soft(variable) == "var" ? value : nil }
    guard let maker = calleeName(value), childCount(value) == 1, let source = callReceiver(value), isPath(source) else {
      return nil
    }
    return ["toList", "toMutableList", "toSet", "toMutableSet"].contains(maker) ? source : nil
  }

  /// The element that a statement adds to a variable.
  private func added(by statement: NodeID, to name: String) -> NodeID? {
    guard calleeName(statement) == "add", childCount(statement) == 2, let receiver = callReceiver(statement),
      kind(receiver) == .name, label(receiver) == name
    else { return nil }
    return argumentValues(statement).first
  }
}
