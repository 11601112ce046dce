data class Params(val madhab: Int)

fun times(base: Params, other: Params) {
    val adjusted = other.copy(madhab = 2)
    show(adjusted)
}
