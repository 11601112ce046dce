import Foundation

public struct UsageRow: Equatable {
  public let day: String
  public let sessions: Int
  public let foregroundMillis: Int64
}

/// Sums up sessions per day for the usage report.
public final class DailyUsage {
  private let maxDays: Int
  private var rows: [UsageRow] = []

  public init(maxDays: Int = 30) {
    self.maxDays = max(maxDays, 1)
  }

  /// Rows in the order in which their days came up.
  public var report: [UsageRow] { rows }

  public func add(startedAt: Int64, durationMillis: Int64) {
    guard durationMillis > 0 else { return }
    let day = Self.dayKey(of: startedAt)
    if let index = rows.firstIndex(where: { $0.day == day }) {
      let row = rows[index]
      rows[index] = UsageRow(
        day: day,
        sessions: row.sessions + 1,
        foregroundMillis: row.foregroundMillis + durationMillis
      )
    } else {
      rows.append(UsageRow(day: day, sessions: 1, foregroundMillis: durationMillis))
      rows = Array(rows.suffix(maxDays))
    }
  }

  static func dayKey(of millis: Int64) -> String {
    let date = Date(timeIntervalSince1970: Double(millis) / 1_000)
    let calendar = Calendar(identifier: .gregorian)
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }
}
