data class Size(
    val width: Double,
    val height: Double,
) {
    val area: Double
        get() { return width * height }
}
