class Pager {
  static let size = 20
  static let limit = 20
}

func count() -> Int {
  return Pager.size
}
