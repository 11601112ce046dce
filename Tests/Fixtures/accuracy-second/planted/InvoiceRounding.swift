import Foundation

struct InvoiceLine {
    let title: String
    let unitPrice: Decimal
    let quantity: Int
    let discountPercent: Decimal
}

struct InvoiceSummary: Equatable {
    let net: Decimal
    let vat: Decimal
    let total: Decimal
}

struct InvoiceCalculator {

    let vatRate: Decimal

    func summary(for lines: [InvoiceLine]) -> InvoiceSummary {
        var net: Decimal = 0
        for line in lines where line.quantity > 0 {
            net += amount(of: line)
        }
        let vat = rounded(net * vatRate)
        return InvoiceSummary(net: net, vat: vat, total: net + vat)
    }

    func amount(of line: InvoiceLine) -> Decimal {
        let full = line.unitPrice * Decimal(line.quantity)
        guard line.discountPercent > 0 else { return rounded(full) }
        let discount = full * line.discountPercent * Decimal(string: "0.01")!
        return rounded(full - discount)
    }

    private func rounded(_ value: Decimal) -> Decimal {
        var input = value
        var output = Decimal()
        NSDecimalRound(&output, &input, 2, .plain)
        return output
    }
}
