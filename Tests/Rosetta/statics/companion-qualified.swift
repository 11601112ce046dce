class Pager {
  static let pageSize = 20
}

func limit() -> Int {
  return Pager.pageSize
}
