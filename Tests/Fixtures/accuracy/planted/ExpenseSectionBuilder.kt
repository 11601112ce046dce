package com.acme.expenses

data class Expense(
    val id: String,
    val category: String,
    val cents: Long,
    val day: Int,
)

data class ExpenseSection(
    val title: String,
    val expenses: List<Expense>,
    val totalCents: Long,
)

class ExpenseSectionBuilder(
    private val hiddenCategories: Set<String> = emptySet(),
) {

    fun sections(expenses: List<Expense>): List<ExpenseSection> {
        val visible = expenses
            .filterNot { it.category in hiddenCategories }
            .sortedByDescending { it.day }

        return visible
            .groupBy { it.category }
            .map { (category, items) ->
                ExpenseSection(
                    title = category.ifEmpty { "Other" },
                    expenses = items,
                    totalCents = items.sumOf(Expense::cents),
                )
            }
    }

    fun grandTotal(sections: List<ExpenseSection>): Long {
        var total = 0L
        for (section in sections) {
            total += section.totalCents
        }
        return total
    }
}
