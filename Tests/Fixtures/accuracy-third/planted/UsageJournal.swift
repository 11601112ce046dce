import Foundation

/// Counts the traffic per day and keeps the last few days. The backend compares the totals with its own journal.
final class UsageJournal {
    private static let storageKey = "usage.by_day"

    private static let dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    private let defaults: UserDefaults
    private let keepDays: Int

    init(defaults: UserDefaults, keepDays: Int = 7) {
        self.defaults = defaults
        self.keepDays = keepDays
    }

    func dayKey(for instant: Date) -> String {
        Self.dayFormatter.string(from: instant)
    }

    func add(bytes: Int, at instant: Date) {
        guard bytes > 0 else { return }
        var usage = load()
        usage[dayKey(for: instant), default: 0] += bytes
        save(usage)
    }

    func bytes(on instant: Date) -> Int {
        load()[dayKey(for: instant)] ?? 0
    }

    var totalBytes: Int {
        load().values.reduce(0, +)
    }

    func clear() {
        defaults.removeObject(forKey: Self.storageKey)
    }

    private func load() -> [String: Int] {
        defaults.dictionary(forKey: Self.storageKey) as? [String: Int] ?? [:]
    }

    /// Only the newest days survive.
    private func save(_ usage: [String: Int]) {
        let kept = Set(usage.keys.sorted(by: >).prefix(keepDays))
        defaults.set(usage.filter { kept.contains($0.key) }, forKey: Self.storageKey)
    }
}
