import Foundation

struct Order: Equatable {
    let id: String
    let status: OrderStatus
    let lines: [OrderLine]
    let totalCents: Int64
    let couponCode: String?

    var isEditable: Bool { status == .open || status == .paid }
}

struct OrderLine: Equatable {
    let sku: String
    let quantity: Int
    let unitPriceCents: Int64
}

enum OrderStatus: String, Decodable {
    case open, paid, shipped, cancelled
}

struct OrderDTO: Decodable {
    struct Line: Decodable {
        let sku: String
        let quantity: Int
        let unitPriceCents: Int64
    }

    let orderId: String
    let status: OrderStatus
    let lines: [Line]?
    let discountCents: Int64?
    let couponCode: String?
}

enum OrderMapper {
    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()

    static func parse(_ json: Data) throws -> Order {
        map(try decoder.decode(OrderDTO.self, from: json))
    }

    static func parseOrNil(_ json: Data) -> Order? {
        try? parse(json)
    }

    static func map(_ dto: OrderDTO) -> Order {
        let lines = (dto.lines ?? [])
            .filter { $0.quantity > 0 }
            .map { OrderLine(sku: $0.sku, quantity: $0.quantity, unitPriceCents: $0.unitPriceCents) }
        let subtotal = lines.reduce(Int64(0)) { $0 + Int64($1.quantity) * $1.unitPriceCents }

        return Order(
            id: dto.orderId,
            status: dto.status,
            lines: lines,
            totalCents: max(0, subtotal - (dto.discountCents ?? 0)),
            couponCode: dto.couponCode.flatMap { $0.isEmpty ? nil : $0 }
        )
    }
}
