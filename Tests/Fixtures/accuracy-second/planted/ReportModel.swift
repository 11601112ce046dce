import Foundation

struct ReportEntry: Equatable {
    let category: String
    let amount: Int64
}

final class ReportModel {
    let title: String
    private(set) var entries: [ReportEntry]

    init(title: String, entries: [ReportEntry] = []) {
        self.title = title
        self.entries = entries
    }

    var total: Int64 {
        entries.reduce(0) { $0 + $1.amount }
    }

    var totalsByCategory: [String: Int64] {
        entries.reduce(into: [:]) { totals, entry in
            totals[entry.category, default: 0] += entry.amount
        }
    }

    var topCategory: String? {
        totalsByCategory
            .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            .first?.key
    }

    func add(_ entry: ReportEntry) {
        guard entry.amount != 0 else { return }
        entries.append(entry)
    }

    func removeAll(in category: String) {
        entries.removeAll { $0.category == category }
    }

    func sharePercent(of category: String) -> Int {
        guard total > 0 else { return 0 }
        return Int((totalsByCategory[category] ?? 0) * 100 / total)
    }
}
