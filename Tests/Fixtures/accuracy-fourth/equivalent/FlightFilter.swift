import Foundation

struct Flight: Identifiable, Hashable {
    let id: Int
    let airline: String
    let stops: Int
    let departureMinute: Int
    let durationMinutes: Int
    let priceCents: Int
}

enum FlightOrder {
    case cheapest
    case fastest
    case earliest
}

struct FlightFilter: Equatable {
    var maxStops: Int?
    var airlines: Set<String> = []
    var departureWindow: ClosedRange<Int>?
    var order: FlightOrder = .cheapest

    var activeCount: Int {
        [maxStops != nil, !airlines.isEmpty, departureWindow != nil].filter { $0 }.count
    }

    func matches(_ flight: Flight) -> Bool {
        if let maxStops, flight.stops > maxStops { return false }
        if !airlines.isEmpty, !airlines.contains(flight.airline) { return false }
        if let departureWindow, !departureWindow.contains(flight.departureMinute) { return false }
        return true
    }

    func apply(to flights: [Flight]) -> [Flight] {
        flights.filter(matches).sorted { lhs, rhs in
            sortKey(lhs) == sortKey(rhs) ? lhs.id < rhs.id : sortKey(lhs) < sortKey(rhs)
        }
    }

    /// Lowest price of an airline over the matching flights.
    func startingPrice(of airline: String, in flights: [Flight]) -> Int? {
        flights.lazy
            .filter { $0.airline == airline && matches($0) }
            .map(\.priceCents)
            .min()
    }

    private func sortKey(_ flight: Flight) -> Int {
        switch order {
        case .cheapest: return flight.priceCents
        case .fastest: return flight.durationMinutes
        case .earliest: return flight.departureMinute
        }
    }
}
