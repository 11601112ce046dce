struct Entry {
    let name: String
    let spent: Int
}

struct Row {
    let title: String
    let share: Int
}

final class BudgetPresenter {
    var view: BudgetView?
    let total = 100

    func rows(_ entries: [Entry]) -> [Row] {
        entries.filter { $0.spent > 0 }.map { entry in
            let share = entry.spent * 100 / total
            if share > 100 { return Row(title: entry.name, share: 100) }
            return Row(title: entry.name, share: share)
        }
    }

    func show(_ entries: [Entry]) {
        guard !entries.isEmpty else {
            view?.clear()
            view?.show("Nothing spent")
            return
        }
        let sum = entries.reduce(0) { $0 + $1.spent }
        view?.show("Spent \(sum)")
        if sum > total {
            view?.warn("Over budget")
            view?.mark(sum - total)
        }
    }

    func verdict(_ sum: Int) -> String {
        if sum == 0 { return "empty" }
        let share = sum * 100 / total
        if share < 50 { return "low" }
        return share > 100 ? "over" : "fine"
    }
}
