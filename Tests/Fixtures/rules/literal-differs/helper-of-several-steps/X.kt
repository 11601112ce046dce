data class Entry(val name: String, val spent: Int)

class BudgetPresenter {
    val total = 100

    fun labels(entries: List<Entry>): List<String> = entries.map { it.label() }

    private fun Entry.label(): String {
        val share = spent * 100 / total
        if (share > 120) return name
        return "fine"
    }

    fun verdict(sum: Int): String {
        if (sum == 0) return "empty"
        val share = sum * 100 / total
        if (share < 50) return "little"
        return if (share > 100) "over" else "fine"
    }
}
