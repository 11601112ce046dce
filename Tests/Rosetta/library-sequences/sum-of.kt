data class Item(val price: Int)

fun total(items: List<Item>): Int {
    return items.sumOf { it.price }
}
