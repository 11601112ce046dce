import Combine
import Foundation

enum TransportMode: CaseIterable {
    case train, bus, tram, ferry
}

enum ConnectionSort {
    case departure, duration, price
}

struct Connection: Identifiable, Equatable {
    let id: String
    let departureMinute: Int
    let durationMinutes: Int
    let changes: Int
    let modes: Set<TransportMode>
    /// Nil while the price is not known.
    let priceCents: Int?
}

final class ConnectionFilterViewModel: ObservableObject {
    @Published var connections: [Connection] = []
    @Published var maxChanges: Int?
    @Published var allowedModes = Set(TransportMode.allCases)
    @Published var sort: ConnectionSort = .departure

    @Published private(set) var visible: [Connection] = []

    init() {
        Publishers.CombineLatest4($connections, $maxChanges, $allowedModes, $sort)
            .map { connections, maxChanges, modes, sort in
                connections
                    .filter { connection in
                        let fewEnough = maxChanges.map { connection.changes <= $0 } ?? true
                        return fewEnough && connection.modes.isSubset(of: modes)
                    }
                    .sorted { Self.precedes($0, $1, by: sort) }
            }
            .assign(to: &$visible)
    }

    func toggle(_ mode: TransportMode) {
        if allowedModes.contains(mode) {
            allowedModes.remove(mode)
        } else {
            allowedModes.insert(mode)
        }
    }

    func reset() {
        maxChanges = nil
        allowedModes = Set(TransportMode.allCases)
        sort = .departure
    }

    private static func precedes(_ lhs: Connection, _ rhs: Connection, by sort: ConnectionSort) -> Bool {
        func key(_ connection: Connection) -> Int {
            switch sort {
            case .departure: return connection.departureMinute
            case .duration: return connection.durationMinutes
            case .price: return connection.priceCents ?? .max
            }
        }
        return (key(lhs), lhs.departureMinute, lhs.id) < (key(rhs), rhs.departureMinute, rhs.id)
    }
}
