import Foundation

protocol StreakStorage: AnyObject {
    var lastActiveDay: Int? { get set }
    var streak: Int { get set }
    var longestStreak: Int { get set }
}

/// Counts consecutive active days; days are numbered since 1970-01-01.
final class StreakTracker {

    private let storage: StreakStorage
    private let analytics: Analytics
    private let currentDay: () -> Int

    private var today: Int { currentDay() }

    init(storage: StreakStorage, analytics: Analytics, currentDay: @escaping () -> Int) {
        self.storage = storage
        self.analytics = analytics
        self.currentDay = currentDay
    }

    var activeStreak: Int {
        guard let last = storage.lastActiveDay else { return 0 }
        return today - last <= 1 ? storage.streak : 0
    }

    func recordActivity() {
        let last = storage.lastActiveDay
        if last == today { return }
        let continues = last.map { today - $0 == 1 } ?? false
        let streak = continues ? storage.streak + 1 : 1
        storage.streak = streak
        storage.lastActiveDay = today
        if streak > storage.longestStreak {
            storage.longestStreak = streak
        }
        if streak % 7 == 0 {
            analytics.track("streak_milestone", ["days": streak])
        }
    }

    func reset() {
        storage.streak = 0
        storage.lastActiveDay = nil
    }
}
