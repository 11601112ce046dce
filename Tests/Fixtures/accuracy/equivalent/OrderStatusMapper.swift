import Foundation

struct OrderDTO: Decodable {
    let id: String
    let state: String
    let trackingUrl: String?
    let carrier: String?
    let placedAt: Int64
    let deliveredAt: Int64?
    let packages: Int?
}

enum OrderStatus: Equatable {
    case processing
    case shipped(carrier: String, trackingURL: String?)
    case partlyShipped(packages: Int)
    case delivered(at: Date, isReturnable: Bool)
    case cancelled
    case refunded
    case unknown(String)
}

struct OrderCell: Equatable {
    let id: String
    let status: OrderStatus
    let badge: String
    let isActive: Bool
}

struct OrderStatusMapper {
    private static let returnPeriod: TimeInterval = 30 * 24 * 60 * 60

    let now: () -> Date

    func cells(from orders: [OrderDTO]) -> [OrderCell] {
        orders
            .sorted { ($1.placedAt, $0.id) < ($0.placedAt, $1.id) }
            .map { cell(from: $0) }
    }

    func cell(from dto: OrderDTO) -> OrderCell {
        let status = self.status(of: dto)
        return OrderCell(id: dto.id, status: status, badge: badge(for: status), isActive: isActive(status))
    }

    private func status(of dto: OrderDTO) -> OrderStatus {
        switch (dto.state.lowercased(), dto.deliveredAt) {
        case ("new", _), ("paid", _), ("packing", _):
            return .processing
        case ("shipped", _):
            if let packages = dto.packages, packages > 1 { return .partlyShipped(packages: packages) }
            return .shipped(carrier: dto.carrier ?? "our carrier", trackingURL: secure(dto.trackingUrl))
        case ("delivered", let millis?):
            let date = Date(timeIntervalSince1970: TimeInterval(millis) / 1000)
            let returnable = now().timeIntervalSince(date) <= Self.returnPeriod
            return .delivered(at: date, isReturnable: returnable)
        case ("cancelled", _), ("canceled", _):
            return .cancelled
        case ("refunded", _):
            return .refunded
        default:
            return .unknown(dto.state)
        }
    }

    private func secure(_ url: String?) -> String? {
        guard let url = url, url.hasPrefix("https://") else { return nil }
        return url
    }

    private func badge(for status: OrderStatus) -> String {
        switch status {
        case .processing: return "In progress"
        case .shipped(let carrier, _): return "On its way with \(carrier)"
        case .partlyShipped(let packages): return "On its way in \(packages) packages"
        case .delivered(_, isReturnable: true): return "Delivered – returns possible"
        case .delivered: return "Delivered"
        case .cancelled: return "Cancelled"
        case .refunded: return "Refunded"
        case .unknown: return "See details"
        }
    }

    private func isActive(_ status: OrderStatus) -> Bool {
        switch status {
        case .processing, .shipped, .partlyShipped: return true
        case .delivered, .cancelled, .refunded, .unknown: return false
        }
    }
}
