class QueryBuilder {
  var limit: Int = 0

  @discardableResult
  func setting(limit value: Int) -> QueryBuilder {
    limit = value
    return self
  }
}
