import Foundation

enum OrderEventType: String, Decodable {
    case placed = "PLACED"
    case confirmed = "CONFIRMED"
    case packed = "PACKED"
    case shipped = "SHIPPED"
    case outForDelivery = "OUT_FOR_DELIVERY"
    case delivered = "DELIVERED"
    case cancelled = "CANCELLED"
    case unknown

    init(from decoder: Decoder) throws {
        let raw = try decoder.singleValueContainer().decode(String.self)
        self = OrderEventType(rawValue: raw) ?? .unknown
    }
}

struct OrderEvent {
    let type: OrderEventType
    let occurredAt: Date
    let note: String?
}

struct TimelineEntry: Equatable {
    enum State { case done, current, upcoming, cancelled }

    let titleKey: String
    let date: Date?
    let note: String?
    let state: State
}

protocol OrderTimelineBuilding {
    func build(events: [OrderEvent]) -> [TimelineEntry]
}

final class OrderTimelineBuilder: OrderTimelineBuilding {
    private static let happyPath: [OrderEventType] = [
        .placed, .confirmed, .packed, .shipped, .outForDelivery, .delivered,
    ]

    func build(events: [OrderEvent]) -> [TimelineEntry] {
        let known = events
            .filter { $0.type != .unknown }
            .sorted { $0.occurredAt < $1.occurredAt }
        if let cancellation = known.last(where: { $0.type == .cancelled }) {
            let done = known
                .filter { $0.type != .cancelled }
                .map { entry(for: $0.type, event: $0, state: .done) }
            return done + [entry(for: .cancelled, event: cancellation, state: .cancelled)]
        }

        let latest = Dictionary(known.map { ($0.type, $0) }, uniquingKeysWith: { _, new in new })
        let reached = Self.happyPath.lastIndex { latest[$0] != nil } ?? -1
        return Self.happyPath.enumerated().map { index, type in
            let state: TimelineEntry.State
            if index < reached || type == .delivered && index == reached {
                state = .done
            } else if index == reached {
                state = .current
            } else {
                state = .upcoming
            }
            return entry(for: type, event: latest[type], state: state)
        }
    }

    private func entry(for type: OrderEventType, event: OrderEvent?, state: TimelineEntry.State) -> TimelineEntry {
        TimelineEntry(
            titleKey: "order.timeline." + type.rawValue.lowercased(),
            date: event?.occurredAt,
            note: event?.note,
            state: state
        )
    }
}
