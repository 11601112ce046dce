import CodeModel
import Pairing
import SourceModel

@testable import Comparison

/// Builds units from nodes written as lists: `(call (name foo) (argument (integer 1)))`. The text of the lists is the
/// unit's file, so that every node has a range of its own. A name that starts with `%` is a local; `"…"` is a string.
struct Workshop {
  private(set) var unit: SourceUnit
  private var text = ""

  init(_ side: Side) {
    unit = SourceUnit(file: SourceFile(path: side == .swift ? "T.swift" : "T.kt", side: side, text: ""))
  }

  mutating func node(_ list: String) -> NodeID {
    let start = text.utf8.count
    text += list + "\n"
    unit.file = SourceFile(path: unit.file.path, side: unit.file.side, text: text)
    var reader = ListReader(bytes: Array(text.utf8), position: start)
    return reader.read(into: &unit.tree)
  }

  mutating func function(_ name: String, parameters: [String] = [], _ body: String) {
    var declaration = Declaration(kind: .function, name: name, range: ByteRange(0, 0), nameRange: ByteRange(0, 0))
    declaration.parameters = parameters.map {
      Parameter(name: $0, type: nil, range: ByteRange(0, 0), nameRange: ByteRange(0, 0))
    }
    declaration.body = node(body)
    unit.declarations.append(declaration)
  }
}

private struct ListReader {
  let bytes: [UInt8]
  var position: Int

  mutating func read(into tree: inout Tree) -> NodeID {
    skipSpaces()
    let start = position
    if bytes[position] == UInt8(ascii: "\"") {
      let label = word()
      let range = ByteRange(start, position)
      return tree.add(.string, range: range, [tree.add(.text, String(label.dropFirst().dropLast()), range: range)])
    }
    position += 1
    let name = word()
    let kind = NodeKind.allCases.first { "\($0)" == name } ?? .unmodeled
    var label = ""
    var children: [NodeID] = []
    while true {
      skipSpaces()
      if bytes[position] == UInt8(ascii: ")") { break }
      if bytes[position] == UInt8(ascii: "(") || bytes[position] == UInt8(ascii: "\"") {
        children.append(read(into: &tree))
      } else {
        label = word()
      }
    }
    position += 1
    // `let` or `var` is not what a variable is called.
    if kind == .variable { return tree.add(kind, soft: label, range: ByteRange(start, position), children) }
    let isLocal = label.hasPrefix("%") && label.count > 1
    return tree.add(
      kind, isLocal ? String(label.dropFirst()) : label, marks: isLocal ? .local : [],
      range: ByteRange(start, position), children)
  }

  private mutating func word() -> String {
    let start = position
    if bytes[position] == UInt8(ascii: "\"") {
      position += 1
      while bytes[position] != UInt8(ascii: "\"") { position += 1 }
      position += 1
    } else {
      while ![UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "("), UInt8(ascii: "\n")].contains(bytes[position]) {
        position += 1
      }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\n") { position += 1 }
  }
}

/// Compares two bodies as those of one function.
func compareBodies(_ swift: String, _ kotlin: String, parameters: ([String], [String]) = ([], [])) -> ComparedTwin {
  var left = Workshop(.swift)
  var right = Workshop(.kotlin)
  left.function("run", parameters: parameters.0, swift)
  right.function("run", parameters: parameters.1, kotlin)
  let mapping = pair(swift: [left.unit], kotlin: [right.unit], isDecree: true)
  return TwinComparison(mapping).compared(0)
}

extension ComparedTwin {
  var body: BodyComparison { members.first?.body ?? BodyComparison() }
  /// What differs, and the text at it on both sides.
  var told: [String] {
    body.divergences.map {
      "\($0.kind.rawValue): \(unit(.swift).file.text(in: $0.swift.range)) | \(unit(.kotlin).file.text(in: $0.kotlin.range))"
    }
  }
}
