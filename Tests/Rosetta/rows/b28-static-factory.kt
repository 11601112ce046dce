data class Color(val hex: Int) {
    companion object {
        fun gray(level: Int): Color = Color(level)
        val black = Color(0)
    }
}
