data class Range2(val low: Int, val high: Int) {
    val length: Int get() = high - low
    val isEmpty: Boolean
        get() = length == 0
}
