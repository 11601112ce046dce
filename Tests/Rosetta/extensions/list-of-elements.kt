data class Item(val price: Int)

fun List<Item>.prices(): List<Int> {
    return map { it.price }
}
