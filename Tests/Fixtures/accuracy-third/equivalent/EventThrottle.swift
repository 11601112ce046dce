import Foundation

/// Lets at most `limit` events of the same name through in any window of time.
final class EventThrottle {
    private let limit: Int
    private let windowMillis: Int64
    private var hits: [String: [Int64]] = [:]
    private var suppressed: [String: Int] = [:]

    init(limit: Int, windowMillis: Int64) {
        precondition(limit > 0 && windowMillis > 0)
        self.limit = limit
        self.windowMillis = windowMillis
    }

    func shouldSend(_ name: String, at now: Int64) -> Bool {
        var recent = hits[name, default: []].filter { now - $0 < windowMillis }
        defer { hits[name] = recent }

        guard recent.count < limit else {
            suppressed[name, default: 0] += 1
            return false
        }
        recent.append(now)
        return true
    }

    /// Number of events held back since the last call, for the diagnostics report.
    func takeSuppressedCount(for name: String) -> Int {
        suppressed.removeValue(forKey: name) ?? 0
    }

    /// Milliseconds until the next event of that name may pass.
    func waitMillis(for name: String, at now: Int64) -> Int64 {
        let recent = (hits[name] ?? []).filter { now - $0 < windowMillis }
        guard recent.count >= limit, let oldest = recent.min() else { return 0 }
        return oldest + windowMillis - now
    }

    func reset() {
        hits = [:]
        suppressed = [:]
    }
}
