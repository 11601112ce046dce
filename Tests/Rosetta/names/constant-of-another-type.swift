enum Constants {
  static let defaultPageSize = 20
}

func size() -> Int {
  return Constants.defaultPageSize
}
