struct Order {
  var total: Int
  var note: String
}
final class Orders {
  private var order = Order(total: 0, note: "")
  private var orders: [Order] = []
  func discounted(percent: Int) -> Order {
    var result = order
    result.total = result.total * (100 - percent) / 100
    return result
  }
  func renamed() -> Order {
    var copy = order
    copy.note = "seen"
    send(copy)
    return copy
  }
  func cleared() -> [Order] {
    return orders.map { order in
      var copy = order
      copy.total = 0
      return copy
    }
  }
}
