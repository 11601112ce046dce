/// A sentence with `{placeholders}` for what a check found.
package struct MessageTemplate: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case text(String)
    case placeholder(String)
  }

  package let parts: [Part]
  /// As the document has it.
  package let source: String

  /// Reads a template; a brace that opens no placeholder is text.
  package init(_ source: String) {
    var parts: [Part] = []
    var text = ""
    var rest = source[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      let inside = rest[rest.index(after: open)...].prefix { $0.isLetter && $0.isASCII || $0 == "-" }
      guard !inside.isEmpty, inside.endIndex < rest.endIndex, rest[inside.endIndex] == "}" else {
        text += "{"
        rest = rest[rest.index(after: open)...]
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.placeholder(String(inside)))
      rest = rest[rest.index(after: inside.endIndex)...]
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
    self.parts = parts
    self.source = source
  }

  /// In order of appearance, each once.
  package var placeholders: [String] {
    var names: [String] = []
    for case .placeholder(let name) in parts where !names.contains(name) { names.append(name) }
    return names
  }

  /// The sentence with every placeholder replaced.
  package func filled(_ value: (String) -> String) -> String {
    parts.reduce(into: "") { sentence, part in
      switch part {
      case .text(let text): sentence += text
      case .placeholder(let name): sentence += value(name)
      }
    }
  }
}
