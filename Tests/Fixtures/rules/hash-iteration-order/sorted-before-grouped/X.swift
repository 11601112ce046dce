struct Expense {
    let category: String
    let day: Int
}

struct Section {
    let title: String
    let items: [Expense]
}

struct SectionBuilder {
    func sections(_ expenses: [Expense]) -> [Section] {
        let visible = expenses.sorted { $0.day > $1.day }
        return Dictionary(grouping: visible, by: \.category).map { Section(title: $0, items: $1) }
        //~ hash-iteration-order
    }

    func titles(_ expenses: [Expense]) -> [String] {
        Dictionary(grouping: expenses, by: \.category).map { $0.key }.sorted()
    }
}
