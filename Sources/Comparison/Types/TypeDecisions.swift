internal import CodeModel

/// One type against another is one decision wherever the two face each other: what they are given and whether they may
/// be absent is not part of it.
extension SignatureDifference {
  /// Both types as spelt, without the mark that says that they may be absent and, where the types themselves have
  /// different names, without what both are given: `Answer<Card>?` against `Reply<Card>` is `Answer` against `Reply`.
  package var decision: [String] {
    let texts = [swiftText, kotlinText].map(withoutAbsence)
    let parts = texts.map(NamedType.init)
    guard let swift = parts[0], let kotlin = parts[1], canonicalName(swift.name) != canonicalName(kotlin.name),
      swift.arguments.isEmpty || kotlin.arguments.isEmpty
        || canonicalName(swift.arguments) == canonicalName(kotlin.arguments)
    else { return texts }
    return [swift.name, kotlin.name]
  }

  /// Whether each type may be absent, Swift first.
  package var absences: [Bool] { [swiftText, kotlinText].map { withoutAbsence($0) != $0 } }

  /// Several differences that are one decision as one: the types as all of them spell them, those that may be absent
  /// beside those that may not.
  package static func joined(_ differences: [SignatureDifference]) -> SignatureDifference? {
    guard var joined = differences.first else { return nil }
    joined.swiftText = spelling(differences.map(\.swiftText))
    joined.kotlinText = spelling(differences.map(\.kotlinText))
    return joined
  }

  private static func spelling(_ texts: [String]) -> String {
    let bare = texts.map(withoutAbsence)
    guard let first = bare.first else { return "" }
    let base = bare.allSatisfy { $0 == first } ? first : (NamedType(first)?.name ?? first) + "<…>"
    let absent = texts.first { withoutAbsence($0) != $0 }.flatMap(\.last).map { base + String($0) }
    let isEverPresent = zip(texts, bare).contains { $0 == $1 }
    return [isEverPresent ? base : nil, absent].compactMap { $0 }.joined(separator: "` or `")
  }
}

private func withoutAbsence(_ text: String) -> String {
  text.last == "?" || text.last == "!" ? String(text.dropLast()) : text
}

/// A type that is one name, perhaps with others in angle brackets.
private struct NamedType {
  var name: String
  /// As spelt, without spaces; empty where there are none.
  var arguments: String

  init?(_ text: String) {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let rest = text.dropFirst(name.count)
    guard !name.isEmpty, rest.isEmpty || rest.first == "<" && rest.last == ">" else { return nil }
    self.name = String(name)
    arguments = rest.filter { !$0.isWhitespace }
  }
}
