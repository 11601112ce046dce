internal import CodeModel
internal import SourceModel

/// Kotlin's `@Suppress("parity:RULE")`, on a declaration or with `@file:` on all of a file.
struct SuppressAnnotation: Hashable {
  /// Without `parity:`.
  var rules: [String]
  /// The comment that follows in the same line.
  var reason: String?
  var range: ByteRange
  var scope: ByteRange
}

/// The annotations of a file that name rules of ours, in source order.
func suppressAnnotations(in unit: SourceUnit) -> [SuppressAnnotation] {
  guard unit.file.side == .kotlin, contains(unit.file.bytes, "\"parity:") else { return [] }
  var found: [SuppressAnnotation] = []
  if let range = fileAnnotation(in: unit.file) {
    append(range, scope: ByteRange(0, unit.file.bytes.count), unit, to: &found)
  }
  unit.forEachDeclaration { declaration, _ in
    let annotated =
      [(declaration.attributes, declaration.range)] + declaration.parameters.map { ($0.attributes, $0.range) }
    for (attributes, scope) in annotated {
      for attribute in attributes where attribute.name == "Suppress" {
        append(attribute.range, scope: scope, unit, to: &found)
      }
    }
  }
  return found.sorted { $0.range < $1.range }
}

private func append(
  _ range: ByteRange, scope: ByteRange, _ unit: SourceUnit, to found: inout [SuppressAnnotation]
) {
  let pieces = unit.file.text(in: range).split(separator: "\"", omittingEmptySubsequences: false)
  let strings = pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }
  let rules = strings.filter { $0.hasPrefix("parity:") }.map { String($0.dropFirst("parity:".count)) }
  guard !rules.isEmpty else { return }
  found.append(
    SuppressAnnotation(rules: rules, reason: comment(behind: range, in: unit), range: range, scope: scope.union(range)))
}

/// The words of the line comment that starts behind a range in its last line.
private func comment(behind range: ByteRange, in unit: SourceUnit) -> String? {
  let rest = unit.file.bytes[Int(range.upper)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  let comments = unit.comments.filter { Int($0.lower) >= rest.startIndex && Int($0.lower) < rest.endIndex }
  guard let comment = comments.first else { return nil }
  let words = unit.file.text(in: comment).drop { "/* ".contains($0) }
  return words.isEmpty ? nil : String(words)
}

/// `@file:Suppress(…)`, which belongs to no declaration.
private func fileAnnotation(in file: SourceFile) -> ByteRange? {
  let opening = "@file:Suppress("
  guard let start = firstIndex(of: opening, in: file.bytes),
    let end = file.bytes[start...].firstIndex(of: UInt8(ascii: ")"))
  else { return nil }
  return ByteRange(start, end + 1)
}

private func contains(_ bytes: [UInt8], _ word: String) -> Bool { firstIndex(of: word, in: bytes) != nil }

private func firstIndex(of word: String, in bytes: [UInt8]) -> Int? {
  let pattern = Array(word.utf8)
  guard bytes.count >= pattern.count else { return nil }
  return (0...bytes.count - pattern.count).first { bytes[$0] == pattern[0] && bytes[$0...].starts(with: pattern) }
}
