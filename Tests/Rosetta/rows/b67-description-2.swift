struct Tag: CustomStringConvertible { let name: String
  var description: String { return "#\(name)" } }
