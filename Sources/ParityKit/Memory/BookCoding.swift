internal import Caching
internal import RuleBook
internal import SourceModel

extension RunMemory {
  /// The values of the documents that this binary carries, by path, as an earlier run has read them.
  func embeddedRoots() -> [String: YAMLNode] {
    value(of: Cache.Key(["documents"])) {
      [String: YAMLNode](stored: $0)
    } make: {
      let roots = RuleSet.embeddedRoots()
      return (roots, roots.stored)
    }
  }
}

extension [String: YAMLNode] {
  var stored: [UInt8] {
    var writer = ByteWriter()
    writer.write(sorted { $0.key < $1.key }) { writer, document in
      writer.write(document.key)
      writer.write(node: document.value)
    }
    return writer.bytes
  }

  /// `nil` when the bytes are something else.
  init?(stored bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let documents = reader.list { reader -> (String, YAMLNode)? in
      guard let path = reader.text(), let node = reader.yamlNode(depth: 0) else { return nil }
      return (path, node)
    }
    guard let documents, reader.isAtEnd else { return nil }
    self.init(documents) { first, _ in first }
  }
}

extension ByteWriter {
  fileprivate mutating func write(node: YAMLNode) {
    write(node.name)
    write(position: node.position)
    switch node.content {
    case .scalar(let text, let isPlain):
      write(isPlain ? 1 : 0)
      write(text)
    case .sequence(let items):
      write(2)
      write(items) { $0.write(node: $1) }
    case .mapping(let entries):
      write(3)
      write(entries) { writer, entry in
        writer.write(entry.key)
        writer.write(position: entry.keyPosition)
        writer.write(node: entry.value)
      }
    }
  }

  private mutating func write(position: SourcePosition) {
    write(position.line)
    write(position.column)
  }
}

extension ByteReader {
  /// Our own documents are not nested deeper.
  private static var deepest: Int { 32 }

  fileprivate mutating func yamlNode(depth: Int) -> YAMLNode? {
    guard depth < Self.deepest, let name = text(), let position = position(), let kind = number() else { return nil }
    let content: YAMLNode.Content?
    switch kind {
    case 0, 1: content = text().map { .scalar($0, isPlain: kind == 1) }
    case 2: content = list { $0.yamlNode(depth: depth + 1) }.map { .sequence($0) }
    case 3:
      content = list { reader -> YAMLEntry? in
        guard let key = reader.text(), let position = reader.position(), let value = reader.yamlNode(depth: depth + 1)
        else { return nil }
        return YAMLEntry(key: key, keyPosition: position, value: value)
      }.map { .mapping($0) }
    default: content = nil
    }
    return content.map { YAMLNode(content: $0, position: position, name: name) }
  }

  private mutating func position() -> SourcePosition? {
    guard let line = number(), let column = number() else { return nil }
    return SourcePosition(line: line, column: column)
  }
}
