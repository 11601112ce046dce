import Foundation

struct TrainingPlan: Decodable, Equatable {
    let name: String
    let coach: String?
    let steps: [TrainingStep]

    init(json: String) throws {
        self = try JSONDecoder().decode(TrainingPlan.self, from: Data(json.utf8))
    }

    var totalSeconds: Int { steps.totalSeconds }

    /// Highest heart rate zone that any interval asks for.
    var hardestZone: Int? { steps.hardestZone }
}

enum TrainingStep: Decodable, Equatable {
    case run(seconds: Int, zone: Int?)
    case rest(seconds: Int)
    case loop(times: Int, steps: [TrainingStep])

    private enum Kind: String, Decodable {
        case run, rest
        case loop = "repeat"
    }

    private enum CodingKeys: String, CodingKey {
        case type, seconds, zone, times, steps
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .run:
            self = .run(seconds: try container.decode(Int.self, forKey: .seconds),
                        zone: try container.decodeIfPresent(Int.self, forKey: .zone))
        case .rest:
            self = .rest(seconds: try container.decode(Int.self, forKey: .seconds))
        case .loop:
            self = .loop(times: try container.decode(Int.self, forKey: .times),
                         steps: try container.decode([TrainingStep].self, forKey: .steps))
        }
    }

    var totalSeconds: Int {
        switch self {
        case .run(let seconds, _), .rest(let seconds): return seconds
        case .loop(let times, let steps): return max(0, times) * steps.totalSeconds
        }
    }

    var hardestZone: Int? {
        switch self {
        case .run(_, let zone): return zone
        case .rest: return nil
        case .loop(_, let steps): return steps.hardestZone
        }
    }
}

private extension Array where Element == TrainingStep {
    var totalSeconds: Int { reduce(0) { $0 + $1.totalSeconds } }
    var hardestZone: Int? { compactMap(\.hardestZone).max() }
}
