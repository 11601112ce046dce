/// A JSON value with ordered keys, for documents whose bytes must not vary.
package enum JSONText {
  case object([(key: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  case integer(Int)
  case boolean(Bool)
  /// A share between 0 and 1, written with four decimals at most.
  case share(Double)
  case null

  package init(_ text: String?) { self = text.map(JSONText.string) ?? .null }

  /// The value as text, without a line break at its end: objects and lists of plain values stay on one line, those that
  /// hold others are broken up, indented by two spaces.
  package func written(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .object(let members) where members.contains { $0.value.isContainer }:
      let lines = members.map { "\(inner)\(quoted($0.key)): \($0.value.written(indent: indent + 2))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    case .array(let elements) where elements.contains { $0.isContainer }:
      let lines = elements.map { inner + $0.written(indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object, .array, .string, .integer, .boolean, .share, .null:
      return compact()
    }
  }

  private var isContainer: Bool {
    switch self {
    case .object, .array: true
    case .string, .integer, .boolean, .share, .null: false
    }
  }

  /// The value on one line.
  func compact() -> String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \($0.value.compact())" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map { $0.compact() }.joined(separator: ", ") + "]"
    case .string(let text): quoted(text)
    case .integer(let number): String(number)
    case .boolean(let value): value ? "true" : "false"
    case .share(let number): decimal(number)
    case .null: "null"
    }
  }
}

/// A JSON string literal; characters that a terminal or an editor does not show as themselves are escaped, everything
/// else is UTF-8. So is a number sign after another, with which commands to build servers begin.
private func quoted(_ text: String) -> String {
  var result = "\""
  var wasNumber = false
  for scalar in text.unicodeScalars {
    defer { wasNumber = scalar == "#" || wasNumber && scalar.properties.isDefaultIgnorableCodePoint }
    switch scalar {
    case "#": result += wasNumber ? "\\u0023" : "#"
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if inert(scalar) == scalar { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
    }
  }
  return result + "\""
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  String(scalar).utf16.reduce(into: "") { escaped, unit in
    let digits = String(unit, radix: 16)
    escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

private func decimal(_ share: Double) -> String {
  guard share.isFinite else { return "0.0" }
  let tenThousandths = Int((share * 10_000).rounded())
  var decimals = String(10_000 + abs(tenThousandths) % 10_000).dropFirst()
  while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
  return "\(tenThousandths < 0 ? "-" : "")\(abs(tenThousandths) / 10_000).\(decimals)"
}
