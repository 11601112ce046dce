class QueryBuilder {
  var limit: Int = 0

  func setting(limit value: Int) -> QueryBuilder {
    let result = QueryBuilder()
    result.limit = value
    return result
  }
}
