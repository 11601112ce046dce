/// An XML element whose attributes keep their order.
struct XMLText {
  var name: String
  var attributes: [(key: String, value: String)]
  var children: [XMLText] = []
  /// Text instead of children.
  var text: String?

  init(_ name: String, _ attributes: [(key: String, value: String)] = [], _ children: [XMLText] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  init(_ name: String, _ attributes: [(key: String, value: String)] = [], text: String) {
    self.init(name, attributes)
    self.text = text
  }

  /// A whole document.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + written(indent: "") }

  /// The element on lines of its own.
  func written(indent: String) -> String {
    let list = attributes.map { " \($0.key)=\"\(escapedForXML(inert($0.value)))\"" }.joined()
    let open = "\(indent)<\(name)\(list)"
    if let text { return "\(open)>\(escapedForXML(text))</\(name)>\n" }
    if children.isEmpty { return "\(open)/>\n" }
    return "\(open)>\n" + children.map { $0.written(indent: indent + "  ") }.joined() + "\(indent)</\(name)>\n"
  }
}

/// Text that is only text in XML and HTML, in elements and in quoted attributes. Line breaks stay; what XML has no way
/// to say becomes visible, and no build server finds a command in it.
func escapedForXML(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\n": result += "\n"
    default: result.unicodeScalars.append(inert(scalar))
    }
  }
  return withoutCommands(result)
}
