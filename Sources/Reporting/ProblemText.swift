internal import FindingModel
package import SourceModel

/// A problem as lines for the error stream: `path:line:column: error: message`, the line at fault with a caret, a hint.
package func render(_ problem: Problem, isColored: Bool = false) -> String {
  let paint = Paint(isOn: isColored)
  let word = problem.severity.rawValue
  let severity = paint.severity(word, problem.severity == .error ? .error : .warning)
  let position = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
  let place = problem.path.map { "\(lineStart($0))\(position): " } ?? ""
  var lines = ["\(place)\(severity): \(inert(problem.message))"]
  if let line = problem.line, let position = problem.position {
    let number = String(position.line)
    let quoted = QuotedLine(line, startByte: position.column - 1, endByte: wordEnd(in: line, from: position.column - 1))
    lines.append("\(paint.frame("\(number) |")) \(quoted.text)")
    lines.append("\(paint.frame("\(String(repeating: " ", count: number.count)) |")) \(quoted.carets)")
  }
  if let hint = problem.hint { lines.append("  \(paint.frame("=")) \(inert(hint))") }
  return lines.joined(separator: "\n") + "\n"
}

/// One past the last byte of the word that starts at a byte: what the caret of a mistyped key underlines.
private func wordEnd(in line: String, from start: Int) -> Int {
  var end = start
  for byte in line.utf8.dropFirst(start) {
    let isWordByte = byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || isAlphanumeric(byte)
    if !isWordByte { break }
    end += 1
  }
  return end
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"):
    true
  default: false
  }
}
