import Foundation

protocol SyncStep {
    var name: String { get }
    var isCritical: Bool { get }
    func run(since: Date?) async throws -> Int
}

extension SyncStep {
    var isCritical: Bool { true }
}

struct SyncReport: Equatable {
    var changed: [String: Int] = [:]
    var failedSteps: [String] = []

    var totalChanges: Int { changed.values.reduce(0, +) }
    var isComplete: Bool { failedSteps.isEmpty }
}

final class SyncCoordinator {
    private enum Keys {
        static let lastSync = "sync.last_success"
    }

    private let steps: [SyncStep]
    private let preferences: PreferencesProtocol
    private let now: () -> Date

    init(steps: [SyncStep], preferences: PreferencesProtocol, now: @escaping () -> Date = { Date() }) {
        self.steps = steps
        self.preferences = preferences
        self.now = now
    }

    var lastSync: Date? {
        guard let millis = preferences.int64(forKey: Keys.lastSync), millis > 0 else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(millis) / 1000)
    }

    func needsSync(maximumAge: TimeInterval = 900) -> Bool {
        guard let lastSync else { return true }
        return now().timeIntervalSince(lastSync) >= maximumAge
    }

    func sync(full: Bool = false) async throws -> SyncReport {
        let startedAt = now()
        let since = full ? nil : lastSync
        var report = SyncReport()

        for step in steps {
            do {
                let count = try await step.run(since: since)
                if count > 0 {
                    report.changed[step.name, default: 0] += count
                }
            } catch let error as SyncError {
                if step.isCritical { throw error }
                report.failedSteps.append(step.name)
            }
        }

        if report.isComplete {
            preferences.set(Int64((startedAt.timeIntervalSince1970 * 1000).rounded()), forKey: Keys.lastSync)
        }
        return report
    }
}
