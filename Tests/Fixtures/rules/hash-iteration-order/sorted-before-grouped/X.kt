data class Expense(val category: String, val day: Int)

data class Section(val title: String, val items: List<Expense>)

class SectionBuilder {
    fun sections(expenses: List<Expense>): List<Section> {
        val visible = expenses.sortedByDescending { it.day }
        return visible.groupBy { it.category }.map { Section(title = it.key, items = it.value) }
    }

    fun titles(expenses: List<Expense>): List<String> =
        expenses.groupBy { it.category }.map { it.key }.sorted()
}
