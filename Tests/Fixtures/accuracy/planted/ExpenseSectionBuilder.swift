import Foundation

struct Expense {
    let id: String
    let category: String
    let cents: Int
    let day: Int
}

struct ExpenseSection {
    let title: String
    let expenses: [Expense]
    let totalCents: Int
}

struct ExpenseSectionBuilder {
    let hiddenCategories: Set<String>

    init(hiddenCategories: Set<String> = []) {
        self.hiddenCategories = hiddenCategories
    }

    func sections(from expenses: [Expense]) -> [ExpenseSection] {
        let visible = expenses
            .filter { !hiddenCategories.contains($0.category) }
            .sorted { $0.day > $1.day }
        return Dictionary(grouping: visible, by: \.category)
            .map { category, items in
                ExpenseSection(
                    title: category.isEmpty ? "Other" : category,
                    expenses: items,
                    totalCents: total(items)
                )
            }
    }

    func grandTotal(_ sections: [ExpenseSection]) -> Int {
        sections.reduce(0) { sum, section in sum + section.totalCents }
    }

    private func total(_ items: [Expense]) -> Int {
        items.reduce(0) { $0 + $1.cents }
    }
}
