import Foundation

struct LegDTO: Decodable {
    let from: String
    let to: String
    let carrier: String
    let number: Int
    let gate: String?
    let delayMinutes: Int?
}

struct LegRow: Equatable {
    let route: String
    let flight: String
    let gate: String
    let status: String
}

struct ItineraryMapper {

    func rows(from legs: [LegDTO]) -> [LegRow] {
        legs.map { leg in
            LegRow(
                route: "\(leg.from) → \(leg.to)",
                flight: "\(leg.carrier) \(leg.number)",
                gate: gateText(leg),
                status: statusText(leg)
            )
        }
    }

    func title(for legs: [LegDTO]) -> String {
        guard let first = legs.first, let last = legs.last else { return "No flights" }
        let stops = legs.count - 1
        switch stops {
        case 0: return "\(first.from) – \(last.to), direct"
        case 1: return "\(first.from) – \(last.to), 1 stop"
        default: return "\(first.from) – \(last.to), \(stops) stops"
        }
    }

    private func gateText(_ leg: LegDTO) -> String {
        "Gate " + (leg.gate ?? "")
    }

    private func statusText(_ leg: LegDTO) -> String {
        guard let delay = leg.delayMinutes, delay > 0 else { return "On time" }
        return delay < 60 ? "Delayed \(delay) min" : "Delayed \(delay / 60) h \(delay % 60) min"
    }
}
