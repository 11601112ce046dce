import Foundation

public final class DailyUsageCounter {
    private static let keyPrefix = "usage."

    private let storage: CounterStorage
    private let now: () -> Date
    private let formatter: DateFormatter

    public init(storage: CounterStorage, now: @escaping () -> Date = Date.init) {
        self.storage = storage
        self.now = now
        formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
    }

    @discardableResult
    public func increment(_ feature: String) -> Int {
        let key = self.key(for: feature)
        let value = storage.read(key) + 1
        storage.write(key, value)
        return value
    }

    public func hasReached(_ limit: Int, feature: String) -> Bool {
        storage.read(key(for: feature)) >= limit
    }

    public func removeOldDays() {
        let suffix = "." + today
        for key in storage.keys() where key.hasPrefix(Self.keyPrefix) && !key.hasSuffix(suffix) {
            storage.remove(key)
        }
    }

    private var today: String { formatter.string(from: now()) }

    private func key(for feature: String) -> String {
        "\(Self.keyPrefix)\(feature).\(today)"
    }
}
