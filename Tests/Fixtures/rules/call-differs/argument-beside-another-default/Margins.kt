data class Margin(val top: Int = 0, val left: Int = 0, val right: Int = 0)

fun margin(wide: Boolean): Margin {
    if (wide) return Margin(left = 8, right = 8)
    return Margin(left = 4, right = 0)
}
