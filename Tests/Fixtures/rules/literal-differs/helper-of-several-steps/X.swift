struct Entry {
    let name: String
    let spent: Int
}

final class BudgetPresenter {
    let total = 100

    func labels(_ entries: [Entry]) -> [String] {
        entries.map { entry in
            let share = entry.spent * 100 / total
            if share > 100 { return entry.name }
            //~        ^^^ literal-differs: `100` in Swift is `120` in Kotlin
            return "fine"
        }
    }

    func verdict(_ sum: Int) -> String {
        if sum == 0 { return "empty" }
        return verdictOfShare(sum * 100 / total)
    }

    private func verdictOfShare(_ share: Int) -> String {
        if share < 50 { return "low" }
        //~                    ^^^^^ literal-differs: `"low"` in Swift is `"little"` in Kotlin
        return share > 100 ? "over" : "fine"
    }
}
