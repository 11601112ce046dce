struct Basket {
  let kind: String
  let items: [String]

  init(kind: String, items: [String]) throws {
    guard !items.isEmpty else {
      throw BasketError.empty
      //~ info call-differs
    }
    if items.count > 20 {
      throw BasketError.tooMany(limit: 20)
      //~ info call-differs
    }
    self.kind = kind
    self.items = items
  }

  func take(_ count: Int) {
    precondition(count > 1)
    //~ condition-differs
    hand(count)
  }
}
