// calendar.date(byAdding: .hour, value: n, to: date)
// val calendar = Calendar.getInstance(); calendar.time = date; calendar.add(Calendar.HOUR, n); return calendar.time
//
// Java's calendar is set to a moment, moved and asked where it is: one moment made of another. What Swift asks of its
// calendar has become a question to the moment, and the calendar is not needed any more. Catalogue D270, D271.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let movedCalendars = Pass.blocks("calendars that are moved") { tree, statements, _ in
    var result: [NodeID] = []
    var rest = statements[...]
    while let statement = rest.popFirst() {
      let next = Array(rest.prefix(3))
      guard let name = tree.nameOfCalendar(statement), next.count == 3, let moment = tree.moment(next[0], setIn: name),
        let step = tree.step(next[1], of: name), !tree.mentions(name, in: [moment, step.count]),
        let use = tree.onlyUse(of: name, in: Array(rest.dropFirst(2))), tree.preorder(next[2]).contains(use)
      else {
        result.append(statement)
        continue
      }
      let place = tree.cover([statement, next[0], next[1]]) ?? tree.range(statement)
      let callee = tree.add(.member, step.function, marks: .synthesized, range: place, [moment])
      let argument = tree.add(.argument, marks: .synthesized, range: tree.range(step.count), [step.count])
      tree.replace(use, .call, [callee, argument])
      rest = rest.dropFirst(2)
    }
    return result
  }

  /// A calendar that nobody asks, and a moment that is named before it is given.
  static let unaskedCalendars = Pass.blocks("calendars that nobody asks") { tree, statements, _ in
    var result: [NodeID] = []
    for (index, statement) in statements.enumerated() {
      if tree.kind(statement) == .variable, let name = tree.boundName(tree.child(statement, 0)),
        tree.isCurrentCalendar(tree.child(statement, 2)), !tree.mentions(name, in: Array(statements[(index + 1)...]))
      {
        continue
      }
      if let last = result.last, index == statements.count - 1, tree.gives(statement, theMomentIn: last) {
        result.removeLast()
      }
      result.append(statement)
    }
    return result
  }
}

/// What `java.util.Calendar` counts in, and the functions of a moment that count so.
private let functions = [
  "SECOND": "plusSeconds", "MINUTE": "plusMinutes", "HOUR": "plusHours", "HOUR_OF_DAY": "plusHours",
  "DATE": "plusDays", "DAY_OF_MONTH": "plusDays", "DAY_OF_YEAR": "plusDays", "WEEK_OF_YEAR": "plusWeeks",
  "MONTH": "plusMonths", "YEAR": "plusYears",
]

extension Tree {
  /// The variable that starts as a calendar of the user's zone.
  fileprivate func nameOfCalendar(_ statement: NodeID) -> String? {
    guard kind(statement) == .variable, childCount(statement) == 3 else { return nil }
    let value = child(statement, 2)
    guard calleeName(value) == "getInstance", childCount(value) == 1, let type = callReceiver(value), isCalendar(type)
    else { return nil }
    return boundName(child(statement, 0))
  }

  private func isCalendar(_ type: NodeID) -> Bool {
    kind(type) == .name && ["Calendar", "NSCalendar", "GregorianCalendar"].contains(label(type))
  }

  fileprivate func isCurrentCalendar(_ value: NodeID) -> Bool {
    kind(value) == .member && ["current", "autoupdatingCurrent"].contains(label(value)) && isCalendar(child(value, 0))
  }

  /// `return date` behind `let date = calendar.date(…)`, which is then `return calendar.date(…)`.
  fileprivate mutating func gives(_ statement: NodeID, theMomentIn variable: NodeID) -> Bool {
    guard kind(variable) == .variable, let name = boundName(child(variable, 0)),
      functions.values.contains(calleeName(child(variable, 2)) ?? "")
    else { return false }
    let given = kind(statement) == .return && childCount(statement) == 1 ? child(statement, 0) : statement
    guard kind(given) == .name, label(given) == name else { return false }
    become(given, child(variable, 2))
    return true
  }

  /// `date` of `calendar.time = date` and of `calendar.timeInMillis = date.time`.
  fileprivate func moment(_ statement: NodeID, setIn name: String) -> NodeID? {
    guard kind(statement) == .assign, label(statement) == "=" else { return nil }
    let value = child(statement, 1)
    if field(child(statement, 0), of: name) == "time" { return value }
    guard field(child(statement, 0), of: name) == "timeInMillis", kind(value) == .member, label(value) == "time"
    else { return nil }
    return child(value, 0)
  }

  /// `calendar.add(Calendar.HOUR, n)`.
  fileprivate func step(_ statement: NodeID, of name: String) -> (function: String, count: NodeID)? {
    guard kind(statement) == .call, field(child(statement, 0), of: name) == "add" else { return nil }
    let values = argumentValues(statement)
    guard values.count == 2, kind(values[0]) == .member, isCalendar(child(values[0], 0)),
      let function = functions[label(values[0])]
    else { return nil }
    return (function, values[1])
  }

  /// The only place that mentions the calendar, when it asks for the moment: `calendar.time`.
  fileprivate func onlyUse(of name: String, in statements: [NodeID]) -> NodeID? {
    let nodes = statements.flatMap { preorder($0) }
    guard nodes.count(where: { kind($0) == .name && label($0) == name }) == 1 else { return nil }
    return nodes.first { field($0, of: name) == "time" }
  }
}
