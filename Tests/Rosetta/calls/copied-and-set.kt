data class Params(var madhab: Int, var rule: String)

fun times(base: Params): Int {
    val adjusted = base.copy(madhab = 2)
    adjusted.rule = "none"
    show(adjusted)
    return adjusted.madhab
}
