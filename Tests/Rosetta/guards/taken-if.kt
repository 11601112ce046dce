fun load(order: Order): Note? {
    val id = order.id?.takeIf { it.isNotEmpty() } ?: return null
    val code = (data["code"] as? String)?.takeIf { it.length > 2 } ?: return null
    return Note(id, code)
}
