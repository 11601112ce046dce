import Foundation

public struct LogFile: Equatable {
    public let name: String
    public let modifiedAt: Int64
    public let sizeBytes: Int64
}

/// Tells which log files have to be deleted.
public struct RetentionPolicy {
    private static let millisPerDay: Int64 = 24 * 60 * 60 * 1_000

    public let retentionDays: Int
    public let maxTotalBytes: Int64

    public init(retentionDays: Int = 14, maxTotalBytes: Int64 = 5_000_000) {
        self.retentionDays = min(max(retentionDays, 1), 365)
        self.maxTotalBytes = maxTotalBytes
    }

    /// - Parameter files: newest file first
    /// - Returns: names of the files that are too old or exceed the space
    public func expired(_ files: [LogFile], now: Int64) -> [String] {
        let cutoff = now - Int64(retentionDays) * Self.millisPerDay
        var used: Int64 = 0
        var names: [String] = []
        for file in files {
            guard file.modifiedAt >= cutoff, used + file.sizeBytes <= maxTotalBytes else {
                names.append(file.name)
                continue
            }
            used += file.sizeBytes
        }
        return names
    }

    public func summary(of files: [LogFile], now: Int64) -> String {
        let count = expired(files, now: now).count
        return "\(count) of \(files.count) log files expired (limit \(retentionDays) days)"
    }
}
