data class Adjustments(var noon: Int, var dusk: Int, var ratio: Double) {
    fun total(extra: Int): Int = noon + extra
}
