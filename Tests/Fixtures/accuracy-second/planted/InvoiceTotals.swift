import Foundation

struct InvoicePosition: Equatable {
    let description: String
    let unitPriceCents: Int
    let quantity: Int
    let discountPercent: Int

    var grossCents: Int64 {
        Int64(unitPriceCents) * Int64(quantity)
    }

    var netCents: Int64 {
        grossCents - grossCents * Int64(discountPercent) / 100
    }
}

struct InvoiceTotals: Equatable {
    let subtotalCents: Int64
    let discountCents: Int64
    let positionCount: Int

    init(positions: [InvoicePosition]) {
        let billable = positions.filter { $0.quantity > 0 }
        subtotalCents = billable.reduce(0) { $0 + $1.grossCents }
        discountCents = billable.reduce(0) { $0 + ($1.grossCents - $1.netCents) }
        positionCount = billable.count
    }

    var totalCents: Int64 { subtotalCents - discountCents }

    var requiresApproval: Bool {
        totalCents >= 5_000_000 || positionCount > 200
    }

    func installments(count: Int) -> [Int64] {
        guard count > 0 else { return [] }
        let base = totalCents / Int64(count)
        let rest = totalCents - base * Int64(count)
        return (0..<count).map { $0 == 0 ? base + rest : base }
    }
}
