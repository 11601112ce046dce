import Foundation

struct Station: Equatable, Sendable {
    let code: String
    let name: String
    let platforms: Int
}

protocol StationApi: Sendable {
    /// Returns nil for a code that does not exist.
    func fetchStation(code: String) async throws -> Station?
}

actor StationRepository {
    private struct Entry {
        let station: Station?
        let loadedAt: Date
    }

    private let api: StationApi
    private let ttl: TimeInterval
    private let capacity: Int
    private let now: @Sendable () -> Date
    private var entries: [String: Entry] = [:]

    init(
        api: StationApi,
        ttl: TimeInterval = 15 * 60,
        capacity: Int = 50,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.ttl = ttl
        self.capacity = capacity
        self.now = now
    }

    func station(code: String) async throws -> Station? {
        let key = code.uppercased()
        if let entry = entries[key], now().timeIntervalSince(entry.loadedAt) < ttl {
            return entry.station
        }

        do {
            let station = try await api.fetchStation(code: key)
            entries[key] = Entry(station: station, loadedAt: now())
            trim()
            return station
        } catch let error as URLError where error.code != .cancelled {
            // Offline: an outdated station is better than none.
            guard let stale = entries[key]?.station else { throw error }
            return stale
        }
    }

    func invalidate(code: String) {
        entries[code.uppercased()] = nil
    }

    private func trim() {
        while entries.count > capacity,
              let oldest = entries.min(by: { ($0.value.loadedAt, $0.key) < ($1.value.loadedAt, $1.key) }) {
            entries.removeValue(forKey: oldest.key)
        }
    }
}
