data class Entry(val name: String, val spent: Int)

data class Row(val title: String, val share: Int)

class BudgetPresenter {
    var view: BudgetView? = null
    val total = 100

    fun rows(entries: List<Entry>): List<Row> = entries.filter { it.spent > 0 }.map { it.toRow() }

    fun show(entries: List<Entry>) {
        if (entries.isEmpty()) {
            showNothing()
            return
        }
        val sum = entries.sumOf { it.spent }
        view?.show("Spent $sum")
        if (sum > total) {
            warn(sum - total)
        }
    }

    fun verdict(sum: Int): String {
        if (sum == 0) return "empty"
        return verdictOfShare(sum * 100 / total)
    }

    private fun verdictOfShare(share: Int): String {
        if (share < 50) return "low"
        return if (share > 100) "over" else "fine"
    }

    private fun showNothing() {
        view?.clear()
        view?.show("Nothing spent")
    }

    private fun warn(excess: Int) {
        view?.warn("Over budget")
        view?.mark(excess)
    }

    private fun Entry.toRow(): Row {
        val share = spent * 100 / total
        if (share > 100) return Row(name, 100)
        return Row(name, share)
    }
}
