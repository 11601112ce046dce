class Pager(private val anchor: Int) {
    fun slot(minute: Int, length: Int): Int =
        Math.floorDiv(minute - anchor, length)
    //~ floor-division: rounds down

    fun isEven(slot: Int): Boolean = slot / 2 * 2 == slot
}
