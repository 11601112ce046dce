class Params(var madhab: Int)

fun times(base: Params): Int {
    val adjusted = base
    adjusted.madhab = 2
    show(adjusted)
    return base.madhab
}
