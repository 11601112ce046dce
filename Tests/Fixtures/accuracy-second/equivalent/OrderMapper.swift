import Foundation

struct OrderMapper {
    private let currencyDefault = "EUR"

    func map(_ dto: OrderDTO) -> Order? {
        guard let id = dto.id, !id.isEmpty else { return nil }
        return Order(
            id: id,
            number: dto.number ?? id,
            status: mapStatus(dto.status),
            currency: dto.currency?.uppercased() ?? currencyDefault,
            placedAt: Date(timeIntervalSince1970: TimeInterval(dto.placedAt)),
            lines: (dto.lines ?? []).compactMap(mapLine),
            shippingAddress: dto.address.map(mapAddress),
            note: dto.note.flatMap { $0.isEmpty ? nil : $0 }
        )
    }

    func map(_ dtos: [OrderDTO]) -> [Order] {
        dtos.compactMap { map($0) }
    }

    private func mapStatus(_ raw: String?) -> Order.Status {
        switch raw {
        case "new", "pending": return .pending
        case "paid": return .paid
        case "shipped", "in_transit": return .shipped
        case "delivered": return .delivered
        case "cancelled", "refunded": return .cancelled
        default: return .unknown
        }
    }

    private func mapLine(_ dto: OrderLineDTO) -> Order.Line? {
        guard let sku = dto.sku, dto.quantity > 0 else { return nil }
        return Order.Line(
            sku: sku,
            name: dto.name ?? sku,
            quantity: dto.quantity,
            unitPrice: dto.unitPrice,
            total: dto.total ?? dto.unitPrice * dto.quantity
        )
    }

    private func mapAddress(_ dto: AddressDTO) -> Address {
        let lines = [dto.street, dto.extra]
            .compactMap { $0 }
            .filter { !$0.isEmpty }
        return Address(
            name: "\(dto.firstName) \(dto.lastName)",
            lines: lines,
            zip: dto.zip,
            city: dto.city,
            countryCode: dto.country ?? "DE"
        )
    }
}
