import Foundation

struct Achievement: Hashable {
    let id: String
    let metric: String
    let target: Int
}

protocol AchievementStore: AnyObject {
    func load() -> Set<String>
    func save(_ unlocked: Set<String>)
}

final class AchievementTracker {
    private let catalogue: [Achievement]
    private let store: AchievementStore
    private var counters: [String: Int] = [:]
    private(set) var unlocked: Set<String>

    var onUnlock: ((Achievement) -> Void)?

    init(catalogue: [Achievement], store: AchievementStore) {
        self.catalogue = catalogue
        self.store = store
        unlocked = store.load()
    }

    func record(_ metric: String, amount: Int = 1) {
        guard amount > 0 else { return }
        let value = counters[metric, default: 0] + amount
        counters[metric] = value

        let earned = catalogue.filter {
            $0.metric == metric && value >= $0.target && !unlocked.contains($0.id)
        }
        guard !earned.isEmpty else { return }

        unlocked.formUnion(earned.map(\.id))
        store.save(unlocked)
        earned.forEach { onUnlock?($0) }
    }

    /// Share of the target that is reached, in whole percent.
    func progress(of achievement: Achievement) -> Int {
        if unlocked.contains(achievement.id) { return 100 }
        guard achievement.target > 0 else { return 0 }
        return min(counters[achievement.metric, default: 0] * 100 / achievement.target, 100)
    }

    func resetSeason() {
        counters.removeAll()
        unlocked.removeAll()
        store.save(unlocked)
    }
}
