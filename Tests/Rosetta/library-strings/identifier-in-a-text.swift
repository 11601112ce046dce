func label(_ order: Order) -> String {
  return "order-\(String(order.number))"
}
