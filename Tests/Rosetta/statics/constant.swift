class Pager {
  static let pageSize = 20
}
