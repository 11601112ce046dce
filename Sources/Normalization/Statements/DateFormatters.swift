// let clock = DateFormatter(); clock.dateFormat = "HH:mm"; clock.timeZone = zone
// val clock = SimpleDateFormat("HH:mm", Locale.getDefault()); clock.timeZone = zone
//
// Swift sets up a formatter in statements, Kotlin half in the constructor. One call holds what is set, in one order
// and under one set of names, without what is the default anyway; a pattern, a zone or a fixed locale that one side
// lacks is a difference of that call.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let dateFormatters = Pass.nodes("date formatters", on: [.call, .block, .clause]) { tree, node, _ in
    if tree.kind(node) == .call {
      if tree.isKotlinFormatter(node) { tree.nameSettings(of: node) }
      return
    }
    let statements = Array(tree.children(node))
    let folded = tree.foldingSettings(statements)
    if folded != statements { tree.setChildren(node, folded) }
  }
}

extension Tree {
  private static let settings = ["dateFormat", "locale", "timeZone", "calendar", "isLenient"]

  /// A call of `SimpleDateFormat` as it is written.
  fileprivate func isKotlinFormatter(_ node: NodeID) -> Bool {
    guard kind(node) == .call, kind(child(node, 0)) == .name, label(child(node, 0)) == "SimpleDateFormat" else {
      return false
    }
    return (1...2).contains(arguments(node).count) && arguments(node).allSatisfy { soft($0).isEmpty }
  }

  /// `SimpleDateFormat("HH:mm", Locale.US)` names what it is handed as Swift does.
  fileprivate mutating func nameSettings(of call: NodeID) {
    let values = argumentValues(call)
    let named = zip(Self.settings, values).map { (name: $0, value: $1, range: range($1)) }
    setLabel(child(call, 0), "DateFormatter")
    setSettings(named, of: call)
  }

  /// Puts settings that are not the default anyway into the call that makes a formatter.
  private mutating func setSettings(_ given: [(name: String, value: NodeID, range: ByteRange)], of call: NodeID) {
    let sorted = Self.settings.compactMap { name in given.last { $0.name == name } }
    let arguments = sorted.filter { !isDefault($0.value, of: $0.name) }.map { setting in
      add(
        .argument, canonicalName(setting.name), soft: setting.name, marks: [.synthesized, .assigned],
        range: setting.range, [setting.value])
    }
    setChildren(call, [child(call, 0)] + arguments)
  }

  fileprivate mutating func foldingSettings(_ statements: [NodeID]) -> [NodeID] {
    var result: [NodeID] = []
    var rest = statements[...]
    while let statement = rest.popFirst() {
      result.append(statement)
      guard let (name, call) = newFormatter(statement) else { continue }
      var given = arguments(call).map { (name: soft($0), value: child($0, 0), range: range($0)) }
      let count = rest.count
      while let next = rest.first, let field = fieldSet(next, of: name), Self.settings.contains(field),
        !mentions(name, in: [child(next, 1)])
      {
        given.append((field, child(next, 1), range(next)))
        rest.removeFirst()
      }
      guard rest.count < count else { continue }
      setSettings(given, of: call)
      guard rest.count == 1, let last = rest.first else { continue }
      let value = kind(last) == .return ? lastChild(last) ?? last : last
      guard kind(value) == .name, label(value) == name else { continue }
      become(value, call)
      result.removeLast()
    }
    return result
  }

  /// A variable that starts as a new formatter of dates, set up by nothing but names of settings.
  private func newFormatter(_ statement: NodeID) -> (name: String, call: NodeID)? {
    guard kind(statement) == .variable, childCount(statement) > 2, let name = boundName(child(statement, 0)) else {
      return nil
    }
    let call = child(statement, 2)
    guard kind(call) == .call, kind(child(call, 0)) == .name, label(child(call, 0)) == "DateFormatter",
      arguments(call).allSatisfy({ Self.settings.contains(soft($0)) })
    else { return nil }
    return (name, call)
  }

  /// Whether a setting says what holds without it. Swift is strict and counts in the calendar that the locale has.
  private func isDefault(_ value: NodeID, of setting: String) -> Bool {
    switch setting {
    case "isLenient": return kind(value) == .boolean && label(value) == "false"
    case "locale", "timeZone":
      if let name = calleeName(value) { return name == "getDefault" && childCount(value) == 1 }
      guard kind(value) == .member || kind(value) == .implicitMember else { return false }
      return ["current", "autoupdatingCurrent"].contains(label(value))
    default: return false
    }
  }
}
