import Foundation

struct Leg: Equatable {
    let from: String
    let to: String
    let departure: Date
    let arrival: Date
}

struct Itinerary: Equatable {
    let legs: [Leg]
    let layovers: [TimeInterval]

    var duration: TimeInterval {
        guard let first = legs.first, let last = legs.last else { return 0 }
        return last.arrival.timeIntervalSince(first.departure)
    }

    var changes: Int { max(0, legs.count - 1) }

    var path: String {
        (legs.prefix(1).map(\.from) + legs.map(\.to)).joined(separator: " > ")
    }
}

enum ItineraryError: Error, Equatable {
    case empty
    case arrivesBeforeDeparture(index: Int)
    case gap(arrivedAt: String, continuesFrom: String)
    case connectionTooShort(at: String, missing: TimeInterval)
}

final class ItineraryBuilder {
    private let minimumConnection: TimeInterval
    private let exceptions: [String: TimeInterval]
    private var legs: [Leg] = []

    init(minimumConnection: TimeInterval = 30 * 60, exceptions: [String: TimeInterval] = [:]) {
        self.minimumConnection = minimumConnection
        self.exceptions = exceptions
    }

    @discardableResult
    func add(_ leg: Leg) -> Self {
        legs.append(leg)
        return self
    }

    func build() throws -> Itinerary {
        guard !legs.isEmpty else { throw ItineraryError.empty }

        if let index = legs.firstIndex(where: { $0.arrival < $0.departure }) {
            throw ItineraryError.arrivesBeforeDeparture(index: index)
        }

        let layovers: [TimeInterval] = try zip(legs, legs.dropFirst()).map { inbound, outbound in
            guard inbound.to == outbound.from else {
                throw ItineraryError.gap(arrivedAt: inbound.to, continuesFrom: outbound.from)
            }
            let layover = outbound.departure.timeIntervalSince(inbound.arrival)
            let required = exceptions[inbound.to] ?? minimumConnection
            guard layover >= required else {
                throw ItineraryError.connectionTooShort(at: inbound.to, missing: required - layover)
            }
            return layover
        }
        return Itinerary(legs: legs, layovers: layovers)
    }
}
