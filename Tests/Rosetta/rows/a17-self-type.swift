class Query {
  private var limit = 0
  @discardableResult
  func limited(to count: Int) -> Self { limit = count; return self }
}
