enum Value {
  case text(String)
  case date(Date)

  func asDate() -> Date? {
    if case .date(let date) = self { return date }
    return nil
  }
}
