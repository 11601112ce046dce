data class Box(val width: Int, val height: Int) {
    val area: Int
        get() = width * height
}
