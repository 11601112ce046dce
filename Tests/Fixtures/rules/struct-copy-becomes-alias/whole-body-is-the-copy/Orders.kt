data class Order(var total: Int, var note: String)
//~ info value-type-becomes-reference

class Orders {
  private val order = Order(total = 0, note = "")
  private val orders = mutableListOf<Order>()
  fun discounted(percent: Int): Order {
    val result = order
    result.total = result.total * (100 - percent) / 100
    //~ struct-copy-becomes-alias
    return result
  }
  fun renamed(): Order {
    val draft = order
    draft.note = "seen"
    //~ struct-copy-becomes-alias: `draft` is a copy in Swift
    send(draft)
    return draft
  }
  fun cleared(): List<Order> {
    return orders.map { order ->
      val copy = order
      copy.total = 0
      //~ struct-copy-becomes-alias
      copy
    }
  }
}
