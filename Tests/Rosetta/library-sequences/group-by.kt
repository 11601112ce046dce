data class Item(val kind: String)

fun grouped(items: List<Item>): Map<String, List<Item>> {
    return items.groupBy { it.kind }
}
