import Foundation

enum GameFact {
    case levelCleared(level: Int, stars: Int)
    case enemyDefeated
    case coinsCollected(Int)
    case died
}

struct Achievement: Equatable {
    let id: String
    let title: String
    let target: Int
}

struct AchievementProgress: Equatable {
    let achievement: Achievement
    let value: Int

    var isUnlocked: Bool { value >= achievement.target }
    var percent: Int { value * 100 / achievement.target }
}

final class AchievementUnlocker {
    static let catalog = [
        Achievement(id: "first_steps", title: "First Steps", target: 1),
        Achievement(id: "perfectionist", title: "Perfectionist", target: 10),
        Achievement(id: "slayer", title: "Slayer", target: 100),
        Achievement(id: "rich", title: "Filthy Rich", target: 5000),
        Achievement(id: "untouchable", title: "Untouchable", target: 5),
    ]

    var onUnlock: ((Achievement) -> Void)?
    private var values: [String: Int]

    init(saved: [String: Int] = [:]) {
        values = saved
    }

    func record(_ fact: GameFact) {
        switch fact {
        case let .levelCleared(_, stars):
            add(1, to: "first_steps")
            if stars == 3 {
                add(1, to: "perfectionist")
            }
            add(1, to: "untouchable")
        case .enemyDefeated:
            add(1, to: "slayer")
        case let .coinsCollected(amount):
            guard amount > 0 else { return }
            add(amount, to: "rich")
        case .died:
            // A broken run starts over, an unlocked achievement stays.
            if !progress(of: "untouchable").isUnlocked {
                values["untouchable"] = 0
            }
        }
    }

    func progress() -> [AchievementProgress] {
        Self.catalog.map { AchievementProgress(achievement: $0, value: value(of: $0)) }
    }

    var snapshot: [String: Int] { values }

    var unlockedCaption: String {
        let unlocked = progress().filter(\.isUnlocked).count
        return unlocked == Self.catalog.count ? "All unlocked" : "\(unlocked) of \(Self.catalog.count) unlocked"
    }

    private func add(_ amount: Int, to id: String) {
        let before = progress(of: id)
        guard !before.isUnlocked else { return }
        values[id] = min(before.value + amount, before.achievement.target)
        if progress(of: id).isUnlocked {
            onUnlock?(before.achievement)
        }
    }

    private func progress(of id: String) -> AchievementProgress {
        let achievement = Self.catalog.first { $0.id == id }!
        return AchievementProgress(achievement: achievement, value: value(of: achievement))
    }

    private func value(of achievement: Achievement) -> Int {
        min(max(0, values[achievement.id] ?? 0), achievement.target)
    }
}
