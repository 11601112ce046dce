data class Box(val width: Int) {
    val half: Int
        get() = width / 2
}
