data class QZStock(val crates: Int, val weight: Int)

class QZGrade(val level: Int) {
    fun isHigh(): Boolean = level > 3
}
