// String(format: "%d.%02d €", euros, cents)     "$euros.${cents.toString().padStart(2, '0')} €"
//
// A format that is written out is a text with values in it; what is to be laid out is laid out by itself. Catalogue D202,
// D203.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// After the phrasebook, which gives padded numbers one spelling.
  static let splitFormats = Pass.nodes("split formats", on: [.call]) { tree, node, _ in
    let callee = tree.child(node, 0)
    guard tree.kind(callee) == .member, ["format", "printf"].contains(tree.label(callee)),
      tree.kind(tree.child(callee, 0)) == .string
    else { return }
    let texts = tree.children(tree.child(callee, 0))
    guard texts.count == 1, let text = texts.first, tree.kind(text) == .text,
      let pieces = FormatPiece.pieces(of: tree.label(text)), pieces.count > 1 || pieces == [.value("%s")]
    else { return }
    var values = tree.argumentValues(node)[...]
    guard values.count == pieces.count(where: \.isValue) else { return }
    let place = tree.range(text)
    let parts = pieces.map { piece in
      switch piece {
      case .text(let words): return tree.add(.text, words, range: place)
      case .value(let format):
        let value = values.removeFirst()
        let laidOut = ["%s", "%d"].contains(format) ? value : tree.laidOut(value, format, as: callee, place)
        return tree.add(.interpolation, marks: .synthesized, range: tree.range(value), [laidOut])
      }
    }
    tree.replace(node, .string, parts)
  }
}

/// A part of a format.
private enum FormatPiece: Equatable {
  case text(String)
  /// What says how a value is laid out: `%02d`.
  case value(String)

  var isValue: Bool {
    if case .value = self { true } else { false }
  }

  /// `nil` where a format takes its values in another order.
  static func pieces(of format: String) -> [FormatPiece]? {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = format[...]
    while let next = rest.popFirst() {
      guard next == "%" else {
        text.append(next)
        continue
      }
      var verb = "%"
      while let flag = rest.first, flag.isNumber || "-+ 0#,.".contains(flag) {
        verb.append(flag)
        rest.removeFirst()
      }
      guard let kind = rest.popFirst(), kind.isLetter && kind != "n" || kind == "%" else { return nil }
      if kind == "%" {
        text.append("%")
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.value(verb + String(kind)))
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }
}

extension Tree {
  fileprivate mutating func laidOut(_ value: NodeID, _ format: String, as callee: NodeID, _ place: ByteRange) -> NodeID
  {
    let text = add(.string, range: place, [add(.text, format, range: place)])
    let function = add(.member, label(callee), marks: .synthesized, range: range(callee), [text])
    return add(
      .call, marks: .synthesized, range: range(value), [function, add(.argument, range: range(value), [value])])
  }
}
