func head(text: String) throws -> String {
  guard case let parts = text.components(separatedBy: "."), parts.count == 3 else {
    throw FormatError()
  }
  return parts[0]
}

struct FormatError: Error {}
