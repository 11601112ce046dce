data class Box(val items: List<Int>) {
    fun total(): Int = items.sum()
    fun getFirstItem(): Int? { return items.firstOrNull() }
}
fun use(box: Box): Int = box.total()
