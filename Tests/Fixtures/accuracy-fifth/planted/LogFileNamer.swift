import Foundation

/// One log file per day, for example `sdk-2024-03-09.log`.
struct LogFileNamer {
    private let prefix: String
    private let dayFormatter: DateFormatter

    init(prefix: String = "sdk") {
        self.prefix = prefix
        dayFormatter = DateFormatter()
        dayFormatter.calendar = Calendar(identifier: .gregorian)
        dayFormatter.locale = Locale(identifier: "en_US_POSIX")
        dayFormatter.timeZone = TimeZone(secondsFromGMT: 0)
        dayFormatter.dateFormat = "yyyy-MM-dd"
    }

    func fileName(for date: Date) -> String {
        "\(prefix)-\(dayFormatter.string(from: date)).log"
    }

    /// Names of the files that are older than the given number of days, oldest first.
    func expired(among names: [String], now: Date, keepDays: Int) -> [String] {
        let limit = fileName(for: now.addingTimeInterval(-86_400 * Double(keepDays)))
        return names
            .filter { isLogFile($0) && $0 < limit }
            .sorted()
    }

    func isLogFile(_ name: String) -> Bool {
        guard name.hasPrefix(prefix + "-") else { return false }
        let rest = name.dropFirst(prefix.count + 1)
        return rest.wholeMatch(of: #/[0-9]{4}-[0-9]{2}-[0-9]{2}\.log/#) != nil
    }
}
