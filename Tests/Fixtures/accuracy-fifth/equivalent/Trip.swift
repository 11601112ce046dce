import Foundation

struct Trip: Decodable, Equatable {

    enum Mode: String, Decodable {
        case train, bus, ferry, flight, unknown

        init(from decoder: Decoder) throws {
            let raw = try decoder.singleValueContainer().decode(String.self)
            self = Mode(rawValue: raw) ?? .unknown
        }
    }

    struct Leg: Decodable, Equatable {
        let mode: Mode
        let from: String
        let to: String
        let platform: String?
        let seats: [String]

        private enum CodingKeys: String, CodingKey {
            case mode, from = "from_station", to = "to_station", platform, seats
        }

        init(from decoder: Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            mode = try container.decode(Mode.self, forKey: .mode)
            from = try container.decode(String.self, forKey: .from)
            to = try container.decode(String.self, forKey: .to)
            platform = try container.decodeIfPresent(String.self, forKey: .platform)
            seats = try container.decodeIfPresent([String].self, forKey: .seats) ?? []
        }
    }

    let id: String
    let reference: String?
    let legs: [Leg]
}

enum TripError: Error {
    case malformed
    case withoutLegs
}

extension Trip {
    init(json: String) throws {
        guard let trip = try? JSONDecoder().decode(Trip.self, from: Data(json.utf8)) else {
            throw TripError.malformed
        }
        guard !trip.legs.isEmpty else { throw TripError.withoutLegs }
        self = trip
    }

    var title: String {
        guard let first = legs.first, let last = legs.last else { return id }
        let changes = legs.count - 1
        switch changes {
        case 0: return "\(first.from) – \(last.to)"
        case 1: return "\(first.from) – \(last.to) (1 change)"
        default: return "\(first.from) – \(last.to) (\(changes) changes)"
        }
    }

    var reservedSeats: [String] {
        legs.flatMap(\.seats)
    }

    var needsBoardingPass: Bool {
        legs.contains { $0.mode == .flight }
    }
}
