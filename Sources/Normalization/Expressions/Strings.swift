// "Hello, \(name)!"     "Hello, $name!"     "Hello, " + name + "!"
//
// One list of parts. Catalogue P26, C113–C116.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let strings = Pass.nodes("strings", on: [.string, .binary, .call]) { tree, node, _ in
    switch tree.kind(node) {
    case .string: tree.mergeParts(node)
    case .binary where tree.label(node) == "+": tree.foldConcatenation(node)
    case .call: tree.trimIndent(node)
    default: break
    }
  }
}

extension Pass {
  /// `"\(text)"` of a parameter, a property or a local that is a text is that text.
  static let plainTexts = Pass.declarations("texts of texts") { declaration, tree, _ in
    guard tree.kinds.contains(.interpolation), let body = declaration.body else { return }
    let names = declaration.parameters.filter { parameter in
      parameter.type.map(tree.isTextType) ?? false && !parameter.isVariadic && !parameter.name.isEmpty
    }.map(\.name)
    tree.openTexts(of: Set(names), in: body)
  }

  /// The same of what the file calls by one name, and by no other name than of a text.
  static let ownTexts = Pass("texts of own texts") { unit, _ in
    guard unit.tree.kinds.contains(.interpolation) else { return }
    let texts = unit.names(
      ofType: { $0.isTextType($1) }, orValue: { $0.kind($1) == .string && $0.soft($1) != "character" })
    guard !texts.isEmpty else { return }
    for root in unit.roots { unit.tree.openOwnTexts(of: texts, in: root) }
  }
}

extension Tree {
  fileprivate func isTextType(_ type: NodeID) -> Bool { kind(type) == .typeName && label(type) == "String" }

  /// Takes texts out of texts that hold nothing else, but for names that something in the body takes for its own.
  fileprivate mutating func openTexts(of names: Set<String>, in body: NodeID) {
    let nodes = preorder(body)
    let free = names.subtracting(nodes.filter { kind($0) == .binding || kind($0) == .parameter }.map { label($0) })
    guard !free.isEmpty else { return }
    for node in nodes {
      guard let name = soleName(inText: node), free.contains(label(name)), !marks(name).contains(.qualified) else {
        continue
      }
      become(node, name, keepingRange: true)
    }
  }

  /// The same, where variables are known to hold texts and other bindings are not.
  fileprivate mutating func openOwnTexts(of names: Set<String>, in root: NodeID) {
    let nodes = preorder(root)
    guard nodes.contains(where: { soleName(inText: $0) != nil }) else { return }
    let variables = Set(nodes.filter { kind($0) == .variable }.map { child($0, 0) })
    let others = nodes.filter { [.binding, .parameter].contains(kind($0)) && !variables.contains($0) }.map { label($0) }
    let free = names.subtracting(others)
    for node in nodes {
      guard let name = soleName(inText: node), free.contains(label(name)) else { continue }
      become(node, name, keepingRange: true)
    }
  }

  /// The name of `"\(name)"`.
  private func soleName(inText node: NodeID) -> NodeID? {
    guard kind(node) == .string, childCount(node) == 1 else { return nil }
    let part = child(node, 0)
    guard kind(part) == .interpolation, childCount(part) == 1, kind(child(part, 0)) == .name else { return nil }
    return child(part, 0)
  }

  /// Literal text inside an interpolation is text; neighbouring texts are one.
  fileprivate mutating func mergeParts(_ node: NodeID) {
    var parts: [NodeID] = []
    for part in children(node) {
      dropConversion(part)
      if kind(part) == .interpolation, childCount(part) == 1, kind(child(part, 0)) == .string {
        parts += Array(children(child(part, 0)))
      } else {
        parts.append(part)
      }
    }
    var merged: [NodeID] = []
    for part in parts {
      if kind(part) == .text, let last = merged.last, kind(last) == .text {
        let joined = add(
          .text, label(last) + label(part), marks: .synthesized, range: range(last).union(range(part)))
        merged[merged.count - 1] = joined
      } else if !(kind(part) == .text && label(part).isEmpty) {
        merged.append(part)
      }
    }
    setChildren(node, merged)
  }

  /// `"\(id.toString())"` writes what `"\(id)"` does.
  private mutating func dropConversion(_ part: NodeID) {
    guard kind(part) == .interpolation, childCount(part) == 1 else { return }
    let value = child(part, 0)
    guard calleeName(value) == "toString", childCount(value) == 1, let receiver = callReceiver(value),
      kind(receiver) != .optionalChain, kind(receiver) != .super
    else { return }
    become(value, receiver, keepingRange: true)
  }

  /// `"a" + x` is `"a\(x)"` as soon as one operand is a string literal.
  fileprivate mutating func foldConcatenation(_ node: NodeID) {
    let left = child(node, 0)
    let right = child(node, 1)
    guard kind(left) == .string || kind(right) == .string else { return }
    // `x + y + "z"`: the left operand may itself be a sum; it is then one interpolated value.
    func parts(_ operand: NodeID) -> [NodeID] {
      kind(operand) == .string
        ? Array(children(operand)) : [add(.interpolation, marks: .synthesized, range: range(operand), [operand])]
    }
    replace(node, .string, parts(left) + parts(right))
    mergeParts(node)
  }

  /// A raw string's `.trimIndent()` and `.trimMargin()` do what Swift's multi-line literal does by itself.
  fileprivate mutating func trimIndent(_ node: NodeID) {
    guard childCount(node) == 1, let name = calleeName(node),
      name == "trimIndent" || name == "trimMargin", let receiver = callReceiver(node), kind(receiver) == .string
    else { return }
    let texts = children(receiver).map { kind($0) == .text ? label($0) : "\u{1}" }.joined()
    var lines = texts.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    if let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
    if name == "trimIndent" {
      let indent = lines.filter { !isBlank($0) }.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
      lines = lines.map { isBlank($0) ? "" : String($0.dropFirst(indent)) }
    } else {
      lines = lines.map { line in
        let trimmed = line.drop(while: \.isWhitespace)
        return trimmed.hasPrefix("|") ? String(trimmed.dropFirst()) : line
      }
    }
    let pieces = lines.joined(separator: "\n").split(separator: "\u{1}", omittingEmptySubsequences: false)
    let interpolations = children(receiver).filter { kind($0) != .text }
    var parts: [NodeID] = []
    for (index, piece) in pieces.enumerated() {
      if !piece.isEmpty { parts.append(add(.text, String(piece), marks: .synthesized, range: range(receiver))) }
      if index < interpolations.count { parts.append(interpolations[index]) }
    }
    replace(node, .string, parts)
  }
}
