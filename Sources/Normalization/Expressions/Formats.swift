// String(format: "%02d:%02d", minutes, seconds)     String.format(Locale.ROOT, "%02d:%02d", minutes, seconds)
//
// Whole numbers and texts come out of both languages' formats alike; fractions are rounded differently, and a format with
// one stays as it is written, but for the locale that is every locale. Catalogue D202, D203.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let formats = Pass.nodes("formats") { tree, node, _ in
    guard tree.kind(node) == .call, tree.childCount(node) > 1 else { return }
    let callee = tree.child(node, 0)
    if tree.kind(callee) == .name, tree.label(callee) == "String", tree.soft(tree.child(node, 1)) == "format" {
      tree.becomeFormat(node, tree.argumentValues(node)[0], Array(tree.arguments(node).dropFirst()))
    } else if tree.kind(callee) == .member, tree.label(callee) == "format" {
      let receiver = tree.child(callee, 0)
      var arguments = tree.arguments(node)
      if tree.isNeutralLocale(tree.child(arguments[0], 0)), arguments.count > 1 { arguments.removeFirst() }
      if tree.kind(receiver) == .string {
        tree.setChildren(node, [callee] + arguments)
        tree.becomeFormat(node, receiver, arguments)
      } else if tree.kind(receiver) == .name, tree.label(receiver) == "String" {
        tree.setChildren(node, [callee] + arguments)
        tree.becomeFormat(node, tree.child(arguments[0], 0), Array(arguments.dropFirst()))
      }
    }
  }
}

extension Tree {
  /// The locales that write numbers in Western digits, as Swift's format does without one.
  fileprivate func isNeutralLocale(_ node: NodeID) -> Bool {
    kind(node) == .member && ["ROOT", "US", "ENGLISH", "UK"].contains(label(node)) && kind(child(node, 0)) == .name
      && label(child(node, 0)) == "Locale"
  }

  /// `"…".format(…)`, when the format asks for nothing but whole numbers and texts.
  fileprivate mutating func becomeFormat(_ call: NodeID, _ format: NodeID, _ arguments: [NodeID]) {
    guard kind(format) == .string, childCount(format) == 1, kind(child(format, 0)) == .text, !arguments.isEmpty,
      let common = commonFormat(label(child(format, 0)))
    else { return }
    setLabel(child(format, 0), common)
    let callee = add(.member, "format", marks: .synthesized, range: range(child(call, 0)), [format])
    setChildren(call, [callee] + arguments)
  }

  /// A format in Kotlin's words; `nil` when there is more to it than whole numbers and texts.
  private func commonFormat(_ format: String) -> String? {
    var result = ""
    var rest = format[...]
    while let next = rest.popFirst() {
      result.append(next)
      guard next == "%" else { continue }
      while let flag = rest.first, flag.isNumber || flag == "-" {
        result.append(flag)
        rest.removeFirst()
      }
      while rest.first == "l" { rest.removeFirst() }
      guard let verb = rest.popFirst() else { return nil }
      switch verb {
      case "d", "x", "X", "%": result.append(verb)
      case "i": result.append("d")
      case "@", "s": result.append("s")
      default: return nil
      }
    }
    return result
  }
}
