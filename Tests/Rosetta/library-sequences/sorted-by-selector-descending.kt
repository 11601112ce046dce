data class Item(val price: Int)

fun order(items: List<Item>): List<Item> {
    return items.sortedByDescending { it.price }
}
