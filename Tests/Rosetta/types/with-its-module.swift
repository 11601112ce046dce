enum Value {
  case boolean(Bool)
  case string(String)

  func asBoolean() -> Bool? {
    if case .boolean(let boolean) = self { return boolean }
    return nil
  }
}
