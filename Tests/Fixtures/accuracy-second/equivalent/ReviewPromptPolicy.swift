import Foundation

struct ReviewPromptConfig: Equatable {
    var minimumSessions = 5
    var minimumDaysSinceInstall = 7
    var minimumDaysBetweenPrompts = 90
    var maximumPrompts = 3
}

protocol ReviewPromptStorage: AnyObject {
    var installDate: Date { get }
    var lastPromptDate: Date? { get set }
    var promptCount: Int { get set }
    var sessionCount: Int { get }
    var lastPromptedVersion: String? { get set }
    var lastCrashDate: Date? { get }
}

final class ReviewPromptPolicy {
    private static let day: TimeInterval = 24 * 60 * 60

    private let storage: ReviewPromptStorage
    private let config: ReviewPromptConfig
    private let appVersion: String
    private let now: () -> Date

    init(
        storage: ReviewPromptStorage,
        config: ReviewPromptConfig = ReviewPromptConfig(),
        appVersion: String,
        now: @escaping () -> Date = Date.init
    ) {
        self.storage = storage
        self.config = config
        self.appVersion = appVersion
        self.now = now
    }

    func shouldPrompt() -> Bool {
        let current = now()
        guard storage.promptCount < config.maximumPrompts else { return false }
        guard storage.sessionCount >= config.minimumSessions else { return false }
        guard storage.lastPromptedVersion != appVersion else { return false }
        guard elapsed(since: storage.installDate, at: current, days: config.minimumDaysSinceInstall) else { return false }
        if let last = storage.lastPromptDate,
           !elapsed(since: last, at: current, days: config.minimumDaysBetweenPrompts) {
            return false
        }
        if let crash = storage.lastCrashDate, !elapsed(since: crash, at: current, days: 2) {
            return false
        }
        return true
    }

    func didPrompt() {
        storage.lastPromptDate = now()
        storage.lastPromptedVersion = appVersion
        storage.promptCount += 1
    }

    private func elapsed(since date: Date, at current: Date, days: Int) -> Bool {
        current.timeIntervalSince(date) >= Double(days) * Self.day
    }
}
