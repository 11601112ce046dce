// String(format: "%02d:%02d", minutes, seconds)     String.format(Locale.ROOT, "%02d:%02d", minutes, seconds)
// String(format: "%@ (%ld)", name, count)           "%s (%d)".format(name, count)
//
// One call with a format in Kotlin's words. Whole numbers and texts come out alike; the two round fractions differently,
// and so Swift's is another function unless it is seen to have none. Catalogue D202, D203, G18.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let formats = Pass.nodes("formats", on: [.call]) { tree, node, _ in
    guard tree.childCount(node) > 1 else { return }
    let callee = tree.child(node, 0)
    var arguments = Array(tree.arguments(node))
    if tree.kind(callee) == .name, tree.label(callee) == "String", tree.soft(arguments[0]) == "format" {
      if arguments.count > 1, tree.soft(arguments[1]) == "locale" {
        guard tree.isNeutralLocale(tree.child(arguments[1], 0)) else { return }
        arguments.remove(at: 1)
      }
      tree.becomeFormat(node, tree.child(arguments[0], 0), Array(arguments.dropFirst()))
    } else if tree.kind(callee) == .member, tree.label(callee) == "format",
      arguments.allSatisfy({ tree.soft($0).isEmpty })
    {
      if arguments.count > 1, tree.isNeutralLocale(tree.child(arguments[0], 0)) { arguments.removeFirst() }
      let receiver = tree.child(callee, 0)
      if tree.kind(receiver) == .name, tree.label(receiver) == "String" {
        tree.becomeFormat(node, tree.child(arguments[0], 0), Array(arguments.dropFirst()))
      } else if tree.kind(receiver) == .string {
        tree.becomeFormat(node, receiver, arguments)
      }
    }
  }
}

extension Tree {
  /// The locales that write numbers as Swift's format does without one.
  fileprivate func isNeutralLocale(_ node: NodeID) -> Bool {
    if kind(node) == .member {
      return ["ROOT", "US", "ENGLISH", "UK"].contains(label(node)) && kind(child(node, 0)) == .name
        && label(child(node, 0)) == "Locale"
    }
    guard kind(node) == .call, calleeName(node) == "Locale", let name = argumentValues(node).first,
      kind(name) == .string,
      childCount(name) == 1
    else { return false }
    return label(child(name, 0)).hasPrefix("en_US")
  }

  /// `format.format(…)`; what a format that is written out asks for is said in Kotlin's letters.
  fileprivate mutating func becomeFormat(_ call: NodeID, _ format: NodeID, _ arguments: [NodeID]) {
    guard !arguments.isEmpty else { return }
    if kind(format) == .string {
      for part in children(format) where kind(part) == .text { setLabel(part, commonFormat(label(part))) }
    }
    let isPlain = kind(format) == .string && children(format).allSatisfy { kind($0) == .text && isWhole(label($0)) }
    let isSwift = kind(child(call, 0)) == .name
    let callee = add(
      .member, isSwift && !isPlain ? "printf" : "format", marks: .synthesized, range: range(child(call, 0)), [format])
    setChildren(call, [callee] + arguments)
  }

  /// Whether a format asks for nothing but whole numbers and texts, in Kotlin's letters.
  private func isWhole(_ format: String) -> Bool {
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: start)...].drop { $0.isNumber || "-+ 0#,.$".contains($0) }
      guard let verb = rest.popFirst(), "dxXsoc%".contains(verb) else { return false }
    }
    return true
  }

  /// `%@` is `%s`, and a number needs no length.
  private func commonFormat(_ format: String) -> String {
    var result = ""
    var rest = format[...]
    while let next = rest.popFirst() {
      result.append(next)
      guard next == "%" else { continue }
      var flags = ""
      while let flag = rest.first, flag.isNumber || "-+ 0#,.$".contains(flag) {
        flags.append(flag)
        rest.removeFirst()
      }
      while let length = rest.first, "lhqz".contains(length) { rest.removeFirst() }
      guard let verb = rest.popFirst() else { return result + flags }
      result += "dixXou".contains(verb) ? paddedFlags(flags) : flags
      switch verb {
      case "@": result.append("s")
      case "i", "u": result.append("d")
      default: result.append(verb)
      }
    }
    return result
  }

  /// `%.2x` and `%02.2x` give two digits at least, and so does `%02x`, which Kotlin knows.
  private func paddedFlags(_ flags: String) -> String {
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ["", "0" + parts[1]].contains(parts[0]) else { return flags }
    return "0" + parts[1]
  }
}
