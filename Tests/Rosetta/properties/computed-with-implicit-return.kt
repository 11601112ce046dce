data class Box(val width: Int) {
    val half: Int
        get() {
            return width / 2
        }
}
