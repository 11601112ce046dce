data class Box(val size: Int) {
    fun grown(other: Int, size: Int): Int = this.size + other
}
