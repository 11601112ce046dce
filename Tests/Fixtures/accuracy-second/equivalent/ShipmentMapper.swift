import Foundation

struct TrackingEventDTO: Decodable {
    let code: String
    let timestamp: Int64
    let location: String?

    enum CodingKeys: String, CodingKey {
        case code
        case timestamp = "ts"
        case location = "loc"
    }
}

struct TrackingEvent: Equatable {
    enum Stage: Int {
        case registered, inTransit, outForDelivery, delivered, exception
    }

    let stage: Stage
    let date: Date
    let location: String
}

protocol ShipmentMapperProtocol {
    func events(from dtos: [TrackingEventDTO]) -> [TrackingEvent]
    func latestStage(of events: [TrackingEvent]) -> TrackingEvent.Stage?
}

final class ShipmentMapper: ShipmentMapperProtocol {
    private let unknownLocation: String

    init(unknownLocation: String = "Unknown") {
        self.unknownLocation = unknownLocation
    }

    func events(from dtos: [TrackingEventDTO]) -> [TrackingEvent] {
        var events: [TrackingEvent] = []
        for dto in dtos {
            guard let stage = stage(forCode: dto.code) else { continue }
            let location = dto.location ?? ""
            events.append(TrackingEvent(
                stage: stage,
                date: Date(timeIntervalSince1970: TimeInterval(dto.timestamp) / 1000),
                location: location.isEmpty ? unknownLocation : location
            ))
        }
        return events.sorted { lhs, rhs in
            if lhs.date == rhs.date {
                return lhs.stage.rawValue > rhs.stage.rawValue
            }
            return lhs.date > rhs.date
        }
    }

    func latestStage(of events: [TrackingEvent]) -> TrackingEvent.Stage? {
        events.first { $0.stage != .exception }?.stage ?? events.first?.stage
    }

    private func stage(forCode code: String) -> TrackingEvent.Stage? {
        switch code {
        case "REG", "LBL": return .registered
        case "TRN", "HUB", "CUS": return .inTransit
        case "OFD": return .outForDelivery
        case "DLV": return .delivered
        case let other where other.hasPrefix("EX"): return .exception
        default: return nil
        }
    }
}
