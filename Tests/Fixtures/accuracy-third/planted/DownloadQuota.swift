import Foundation

public struct Download: Equatable {
    public let episodeId: Int
    public let sizeBytes: Int
    public let lastPlayedAt: Int

    public init(episodeId: Int, sizeBytes: Int, lastPlayedAt: Int) {
        self.episodeId = episodeId
        self.sizeBytes = sizeBytes
        self.lastPlayedAt = lastPlayedAt
    }
}

/// Keeps the downloaded episodes within the storage which the user has granted.
public final class DownloadQuota {
    public private(set) var downloads: [Download] = []
    private let limitBytes: Int

    public init(limitMegabytes: Int = 512) {
        limitBytes = limitMegabytes * 1024 * 1024
    }

    public var usedBytes: Int { downloads.reduce(0) { $0 + $1.sizeBytes } }

    public var freeBytes: Int { max(0, limitBytes - usedBytes) }

    public func fits(sizeBytes: Int) -> Bool { sizeBytes <= freeBytes }

    /// Evicts the episodes played longest ago to make room.
    /// Returns the evicted episodes, or nil if the new one could never fit.
    @discardableResult
    public func add(_ download: Download) -> [Int]? {
        guard download.sizeBytes <= limitBytes else { return nil }
        remove(episodeId: download.episodeId)

        var evicted: [Int] = []
        while !fits(sizeBytes: download.sizeBytes), let oldest = oldestDownload() {
            remove(episodeId: oldest.episodeId)
            evicted.append(oldest.episodeId)
        }
        downloads.append(download)
        return evicted
    }

    public func remove(episodeId: Int) {
        downloads.removeAll { $0.episodeId == episodeId }
    }

    private func oldestDownload() -> Download? {
        downloads.min { $0.lastPlayedAt < $1.lastPlayedAt }
    }
}
