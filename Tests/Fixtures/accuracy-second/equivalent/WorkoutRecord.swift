import Foundation

struct WorkoutRecord: Codable, Equatable {
    enum Kind: String, Codable {
        case run
        case ride
        case swim
        case strength = "strength_training"
    }

    struct Lap: Codable, Equatable {
        let index: Int
        let meters: Int
        let seconds: Int
    }

    let id: String
    let kind: Kind
    let startedAt: Int64
    let seconds: Int
    let meters: Int?
    let note: String?
    let laps: [Lap]

    enum CodingKeys: String, CodingKey {
        case id = "workout_id"
        case kind = "type"
        case startedAt = "started_at"
        case seconds = "duration"
        case meters = "distance"
        case note
        case laps
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        kind = try container.decode(Kind.self, forKey: .kind)
        startedAt = try container.decode(Int64.self, forKey: .startedAt)
        seconds = try container.decode(Int.self, forKey: .seconds)
        meters = try container.decodeIfPresent(Int.self, forKey: .meters)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        laps = try container.decodeIfPresent([Lap].self, forKey: .laps) ?? []
    }

    var secondsPerKilometer: Int? {
        guard kind != .strength, let meters = meters, meters > 0 else { return nil }
        return seconds * 1000 / meters
    }

    var fastestLap: Lap? {
        laps.filter { $0.meters > 0 }
            .min { $0.seconds * $1.meters < $1.seconds * $0.meters }
    }
}
