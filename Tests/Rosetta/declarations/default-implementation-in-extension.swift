protocol Formatter {
  func format(value: Int) -> String
  func describe(value: Int) -> String
}

extension Formatter {
  func describe(value: Int) -> String {
    return "value " + format(value: value)
  }
}
