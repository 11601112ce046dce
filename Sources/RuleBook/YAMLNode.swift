package import SourceModel

/// One value of a YAML document, with its place and the name under which it stands.
package struct YAMLNode: Sendable {
  /// What the value is. Aliases are already replaced by what they stand for.
  package enum Content: Sendable {
    /// Text as decoded; `isPlain` when it stands without quotes and is no block, so that `true`, `12` and `~` count.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package var content: Content
  package var position: SourcePosition
  /// How messages call it: "`severity`", "an item of `examples`", "the document".
  package var name: String

  package init(content: Content, position: SourcePosition, name: String) {
    self.content = content
    self.position = position
    self.name = name
  }

  /// Whether nothing is written: an empty value, `~` or `null`.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// What it is, as a message says it.
  var kindName: String {
    switch content {
    case .scalar: isNull ? "empty" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// One key of a mapping and its value.
package struct YAMLEntry: Sendable {
  package var key: String
  package var keyPosition: SourcePosition
  package var value: YAMLNode

  package init(key: String, keyPosition: SourcePosition, value: YAMLNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// A mapping whose keys were checked; `fields["id"]` is the value, or `nil` when the document leaves it out.
package struct YAMLFields: Sendable {
  package var node: YAMLNode
  package var entries: [YAMLEntry]

  package subscript(key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

  /// Where a key stands, for a problem about the key itself.
  package func keyPosition(_ key: String) -> SourcePosition? { entries.first { $0.key == key }?.keyPosition }
}
