class QueryBuilder {
  var limit: Int = 0

  @discardableResult
  func limited(to value: Int) -> Self {
    limit = value
    return self
  }
}
