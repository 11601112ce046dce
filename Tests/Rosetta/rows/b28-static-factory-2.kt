data class Color(val hex: Int) {
    companion object {
        @JvmStatic fun gray(level: Int): Color { return Color(hex = level) }
        @JvmField val BLACK: Color = Color(hex = 0)
    }
}
