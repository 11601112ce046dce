data class Item(val id: String)

fun indexed(items: List<Item>): Map<String, Item> {
    return items.associate { it.id to it }
}
