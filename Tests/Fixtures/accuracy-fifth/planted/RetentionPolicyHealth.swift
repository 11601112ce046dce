import Foundation

enum RecordKind: CaseIterable {
    case heartRate
    case stepCount
    case sleepStage
    case workout

    /// Days to keep on the device; nil means forever.
    var retentionDays: Int? {
        switch self {
        case .heartRate: return 30
        case .stepCount: return 365
        case .sleepStage: return 90
        case .workout: return nil
        }
    }
}

struct HealthRecord: Equatable {
    let kind: RecordKind
    /// Milliseconds since 1970.
    let recordedAt: Int64
    var isPinned = false
}

struct RetentionPolicy {
    private static let millisPerDay = 24 * 60 * 60 * 1000

    private let overrides: [RecordKind: Int]

    init(overrides: [RecordKind: Int] = [:]) {
        self.overrides = overrides.filter { $0.value > 0 }
    }

    func cutoff(for kind: RecordKind, now: Int64) -> Int64? {
        guard let days = overrides[kind] ?? kind.retentionDays else { return nil }
        return now - Int64(days * Self.millisPerDay)
    }

    func isExpired(_ record: HealthRecord, now: Int64) -> Bool {
        guard !record.isPinned, let limit = cutoff(for: record.kind, now: now) else {
            return false
        }
        return record.recordedAt < limit
    }

    func prune(_ records: [HealthRecord], now: Int64) -> (kept: [HealthRecord], removed: Int) {
        let kept = records.filter { !isExpired($0, now: now) }
        return (kept, records.count - kept.count)
    }
}
