class Span {
    fun isGrowing(id: String, low: Int, high: Int): Boolean {
        if (high < low) return true
        return false
    }
}
