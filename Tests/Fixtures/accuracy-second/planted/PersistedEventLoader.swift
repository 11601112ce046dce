import Foundation

public struct LoadResult: Equatable {
    public let events: [AnalyticsEvent]
    public let lineCount: Int
}

public final class PersistedEventLoader {
    private let storage: LineStorage
    private let codec: EventCodec
    private let maxEvents: Int

    public init(storage: LineStorage, codec: EventCodec, maxEvents: Int = 1_000) {
        self.storage = storage
        self.codec = codec
        self.maxEvents = maxEvents
    }

    public func load() -> LoadResult {
        let lines = storage.readLines().filter { !$0.isEmpty }
        let events = lines
            .suffix(maxEvents)
            .compactMap { try? codec.decode($0) }
        return LoadResult(events: events, lineCount: lines.count)
    }

    public func save(_ events: [AnalyticsEvent]) throws {
        let lines = try events.suffix(maxEvents).map { try codec.encode($0) }
        try storage.replace(with: lines)
    }

    public func migrate(from legacy: LineStorage) throws {
        let lines = legacy.readLines()
        guard !lines.isEmpty else { return }
        try storage.append(lines)
        legacy.clear()
    }
}
