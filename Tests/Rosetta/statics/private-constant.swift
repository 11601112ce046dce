class Pager {
  private static let pageSize = 20

  func limit() -> Int {
    return Pager.pageSize
  }
}
