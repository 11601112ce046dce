import Foundation

/// Visits by their day, as the device counts days.
final class Diary {
    private var days: [String: Int] = [:]

    func count(_ visit: Date) {
        days[Diary.dayKey(of: visit), default: 0] += 1
    }

    static func dayKey(of visit: Date) -> String {
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: visit)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
}
