class Ledger {
    val isOpen = true

    fun isDue(day: Double, limit: Double): Boolean {
        return day >= limit
    }

    fun isQuiet(day: Double): Boolean = !(isOpen && day > 2.5)
}
