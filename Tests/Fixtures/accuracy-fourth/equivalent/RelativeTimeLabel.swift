import Foundation

/// Compact "time ago" labels for the conversation list.
struct RelativeTimeLabel {

    private enum Millis {
        static let minute: Int64 = 60_000
        static let hour: Int64 = 60 * minute
        static let day: Int64 = 24 * hour
        static let week: Int64 = 7 * day
    }

    private let now: () -> Int64

    init(now: @escaping () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }) {
        self.now = now
    }

    /// - Parameter timestamp: epoch milliseconds, may lie in the future.
    func label(for timestamp: Int64) -> String {
        let delta = now() - timestamp
        guard let amount = compact(abs(delta)) else {
            return "just now"
        }
        return delta < 0 ? "in \(amount)" : "\(amount) ago"
    }

    /// True while the label can still change from one minute to the next.
    func needsRefresh(_ timestamp: Int64) -> Bool {
        abs(now() - timestamp) < Millis.hour
    }

    private func compact(_ span: Int64) -> String? {
        switch span {
        case ..<Millis.minute: return nil
        case ..<Millis.hour: return "\(span / Millis.minute)m"
        case ..<Millis.day: return "\(span / Millis.hour)h"
        case ..<Millis.week: return "\(span / Millis.day)d"
        default: return "\(span / Millis.week)w"
        }
    }
}
