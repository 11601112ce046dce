class Parser {
  static func parse(text: String) -> Int {
    return text.count
  }
}
