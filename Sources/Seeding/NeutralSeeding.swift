internal import CodeModel
internal import ParityKit
internal import SourceModel

/// Finds the places of a twin at which changes can be made that mean nothing.
package struct NeutralSeeding {
  private let twin: TwinInMemory

  package init(_ seeded: SeededTwin) { twin = seeded.twin }

  /// At most one of each kind for each member and side, in order.
  package var seeds: [NeutralSeed] {
    twin.members.enumerated().flatMap { number, member in
      Side.allCases.flatMap { side -> [NeutralSeed] in
        let declaration = member.declaration(side)
        return NeutralSeed.Kind.allCases.compactMap { kind in
          edits(kind, declaration, side, after: number == 0 ? nil : twin.members[number - 1].declaration(side)).map {
            NeutralSeed(kind: kind, side: side, member: member.name, edits: $0)
          }
        }
      }
    }
  }

  private func edits(
    _ kind: NeutralSeed.Kind, _ declaration: Declaration, _ side: Side, after former: Declaration?
  ) -> [TextEdit]? {
    switch kind {
    case .comment:
      let unit = twin.unit(side)
      guard let body = declaration.body, let first = unit.tree.children(body).first,
        let lines = unit.file.wholeLines(unit.tree.range(first))
      else { return nil }
      return [TextEdit(range: ByteRange(Int(lines.lower), Int(lines.lower)), text: "    // why this is so\n\n")]
    case .formatting:
      let unit = twin.unit(side)
      guard let body = declaration.body, let first = unit.tree.children(body).first,
        let lines = unit.file.wholeLines(unit.tree.range(first))
      else { return nil }
      return [TextEdit(range: ByteRange(Int(lines.lower), Int(lines.lower)), text: "\n      ")]
    case .localRename: return localRename(declaration, side)
    case .explicitReceiver: return receiver(declaration, side)
    case .movedMember:
      let file = twin.unit(side).file
      guard let former, former.kind == .function, declaration.kind == .function,
        let first = file.wholeLines(former.range), let second = file.wholeLines(declaration.range),
        first.upper <= second.lower, sameParent(former, declaration, side)
      else { return nil }
      let start = Int(first.lower)
      return [
        TextEdit(range: ByteRange(start, start), text: file.text(in: second)), TextEdit(range: second, text: ""),
      ]
    case .guardToIf: return guardToIf(declaration, side)
    }
  }

  private func sameParent(_ one: Declaration, _ two: Declaration, _ side: Side) -> Bool {
    var parents: [ByteRange?] = []
    twin.unit(side).forEachDeclaration { declaration, enclosing in
      if declaration.range == one.range || declaration.range == two.range { parents.append(enclosing.last?.range) }
    }
    return parents.count == 2 && parents[0] == parents[1] && parents[0] != nil
  }

  /// Renames a local that nothing else in its function is called like.
  private func localRename(_ declaration: Declaration, _ side: Side) -> [TextEdit]? {
    guard let body = declaration.body else { return nil }
    let unit = twin.unit(side)
    let tree = unit.tree
    for node in tree.preorder(body) where tree.kind(node) == .variable {
      guard let pattern = tree.children(node).first, tree.kind(pattern) == .binding else { continue }
      let name = unit.file.text(in: tree.range(pattern))
      guard name.count > 1, name != declaration.name, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { continue }
      let places = mentions(of: name, in: declaration.range, unit.file)
      let isAlone = !declaration.parameters.contains { $0.name == name || $0.label == name }
      // A name before a colon is a label, one behind a dot a member; one in a string is read there.
      guard isAlone, places.count > 1, places.allSatisfy({ isPlain($0, unit.file) }) else { continue }
      return places.map { TextEdit(range: $0, text: "probeLocal") }
    }
    return nil
  }

  /// Puts `self.` or `this.` before one of the type's own properties.
  private func receiver(_ declaration: Declaration, _ side: Side) -> [TextEdit]? {
    guard let body = declaration.body, declaration.receiver == nil else { return nil }
    let unit = twin.unit(side)
    var properties: Set<String> = []
    unit.forEachDeclaration { other, _ in
      if let position = other.members.firstIndex(where: { $0.range == declaration.range }),
        !other.modifiers.contains(.static)
      {
        properties = Set(other.members.filter { $0.kind == .property && !$0.modifiers.contains(.static) }.map(\.name))
        if other.members[position].modifiers.contains(.static) { properties = [] }
      }
    }
    let tree = unit.tree
    for node in tree.preorder(body) where tree.kind(node) == .name && !tree.marks(node).contains(.local) {
      let name = unit.file.text(in: tree.range(node))
      let range = tree.range(node)
      guard properties.contains(name), !isHidden(name, declaration, unit.file), isPlain(range, unit.file),
        !isInClosure(node, body, unit)
      else { continue }
      return [TextEdit(range: range, text: (side == .swift ? "self." : "this.") + name)]
    }
    return nil
  }

  /// Whether a local takes a property's name: `if let name` reads what it binds in one word, which takes no receiver.
  private func isHidden(_ name: String, _ declaration: Declaration, _ file: SourceFile) -> Bool {
    mentions(of: name, in: declaration.range, file).contains { place in
      let before = file.text(in: ByteRange(Int(declaration.range.lower), Int(place.lower)))
      return ["let ", "var ", "val "].contains(where: before.hasSuffix)
    }
  }

  /// In a Kotlin lambda with receiver `this` may be something else.
  private func isInClosure(_ node: NodeID, _ body: NodeID, _ unit: SourceUnit) -> Bool {
    unit.tree.preorder(body).contains {
      [.lambda, .objectLiteral].contains(unit.tree.kind($0)) && unit.tree.range($0).contains(unit.tree.range(node))
    }
  }

  /// `guard c else { … }` as `if !(c) { … }`, where nothing is bound.
  private func guardToIf(_ declaration: Declaration, _ side: Side) -> [TextEdit]? {
    guard side == .swift else { return nil }
    let file = twin.unit(side).file
    let text = file.text(in: declaration.range)
    guard let start = text.firstRange(of: "guard "), let end = text[start.upperBound...].firstRange(of: " else {")
    else { return nil }
    let condition = text[start.upperBound..<end.lowerBound]
    guard !["let ", "case ", "var ", ",", "\n"].contains(where: { condition.contains($0) }) else { return nil }
    let lower = Int(declaration.range.lower) + text[..<start.lowerBound].utf8.count
    let upper = Int(declaration.range.lower) + text[..<end.upperBound].utf8.count
    return [TextEdit(range: ByteRange(lower, upper), text: "if !(\(condition)) {")]
  }

  // MARK: Words

  private func mentions(of name: String, in range: ByteRange, _ file: SourceFile) -> [ByteRange] {
    let bytes = file.bytes
    let word = Array(name.utf8)
    var places: [ByteRange] = []
    var at = Int(range.lower)
    while at + word.count <= Int(range.upper) {
      if bytes[at..<at + word.count].elementsEqual(word), !isWordByte(at - 1, bytes),
        !isWordByte(at + word.count, bytes)
      {
        places.append(ByteRange(at, at + word.count))
      }
      at += 1
    }
    return places
  }

  private func isWordByte(_ at: Int, _ bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(at) else { return false }
    return bytes[at] == UInt8(ascii: "_") || bytes[at] >= 0x80 || Character(Unicode.Scalar(bytes[at])).isLetter
      || Character(Unicode.Scalar(bytes[at])).isNumber
  }

  private func isPlain(_ place: ByteRange, _ file: SourceFile) -> Bool {
    let line = file.bytes[..<Int(place.lower)].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let hasQuote = line.contains(UInt8(ascii: "\"")) || line.contains(UInt8(ascii: "/"))
    let before = place.lower > 0 ? file.bytes[Int(place.lower) - 1] : 0
    let after = Int(place.upper) < file.bytes.count ? file.bytes[Int(place.upper)] : 0
    let follow = file.text(in: ByteRange(Int(place.upper), min(Int(place.upper) + 3, file.bytes.count)))
    let isLabel = after == UInt8(ascii: ":") || follow == " = "
    let isDeclared = ["let ", "var ", "val "].contains {
      file.text(in: ByteRange(max(0, Int(place.lower) - 4), Int(place.lower))) == $0
    }
    return !hasQuote && before != UInt8(ascii: ".") && before != UInt8(ascii: "$") && (!isLabel || isDeclared)
  }
}
