class Filter {
  let limit: Int?

  init(limit: Int) {
    self.limit = limit
  }
}
