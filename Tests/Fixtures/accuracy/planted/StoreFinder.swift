import Foundation

struct Store: Equatable {
    let name: String
    let x: Int
    let y: Int
    let rating: Int
    let isOpen: Bool
}

struct StoreFinder {
    let stores: [Store]
    let maxMeters: Int

    struct Match: Equatable {
        let store: Store
        let meters: Int
    }

    func nearby(x: Int, y: Int, openOnly: Bool = false) -> [Match] {
        stores
            .filter { !openOnly || $0.isOpen }
            .map { Match(store: $0, meters: distance($0, x, y)) }
            .filter { $0.meters <= maxMeters }
            .sorted { lhs, rhs in
                if lhs.meters != rhs.meters {
                    return lhs.meters < rhs.meters
                }
                return lhs.store.name < rhs.store.name
            }
    }

    func label(for match: Match) -> String {
        let status = match.store.isOpen ? "open" : "closed"
        if match.meters < 1000 {
            return "\(match.store.name) · \(match.meters) m · \(status)"
        }
        return "\(match.store.name) · \(match.meters / 1000) km · \(status)"
    }

    /// City block distance is good enough for sorting.
    private func distance(_ store: Store, _ x: Int, _ y: Int) -> Int {
        abs(store.x - x) + abs(store.y - y)
    }
}
