class Query {
  private var limit = 0
  func limited(to count: Int) -> Query {
    self.limit = count
    return self
  }
}
