data class Item(val price: Int)

fun cheapest(items: List<Item>): Item? {
    return items.minByOrNull { it.price }
}
