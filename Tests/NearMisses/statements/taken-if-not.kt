fun load(order: Order): Note? {
    val id = order.id?.takeIf { it.isNotEmpty() } ?: return null
    return Note(id)
}
