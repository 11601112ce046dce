data class Params(val low: Int, val high: Int)

fun times(base: Params) {
    val adjusted = base.copy(low = 2, high = base.low)
    show(adjusted)
}
