func parse(_ text: String) throws -> Int {
  guard let n = Int(text) else { throw ParseError.invalid }
  return n
}
enum ParseError: Error { case invalid }
