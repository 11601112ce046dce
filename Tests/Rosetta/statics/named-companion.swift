class Pager {
  static let size = 20
}

func limit() -> Int {
  return Pager.size
}
