data class Params(val madhab: Int, val rule: String)

fun times(base: Params): Int {
    val adjusted = base.copy(madhab = 2, rule = "none")
    show(adjusted)
    return adjusted.madhab
}
