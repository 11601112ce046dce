fun label(order: Order): String {
    return "order-${order.number}"
}
