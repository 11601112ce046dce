import Foundation

public struct InvoicePosition: Equatable {
    public let label: String
    public let quantity: Int64
    public let unitCents: Int64

    public var cents: Int64 { quantity * unitCents }
}

/// All amounts in euro cents, fractions of a cent are cut off.
public struct InvoiceTotals: Equatable {
    public let subtotal: Int64
    public let net: Int64
    public let vat: Int64
    public let gross: Int64

    public init(
        positions: [InvoicePosition],
        voucherCents: Int64 = 0,
        memberPercent: Int64 = 0,
        vatPercent: Int64 = 19
    ) {
        subtotal = positions.reduce(0) { $0 + $1.cents }

        var remaining = subtotal
        remaining -= min(voucherCents, remaining)
        remaining -= remaining * memberPercent / 100

        net = remaining
        vat = net * vatPercent / 100
        gross = net + vat
    }

    public var savings: Int64 { subtotal - net }

    public var lines: [String] {
        var lines = ["Subtotal \(Self.euros(subtotal))"]
        if savings > 0 {
            lines.append("Discount -\(Self.euros(savings))")
        }
        lines.append("VAT \(Self.euros(vat))")
        lines.append("Total \(Self.euros(gross))")
        return lines
    }

    private static func euros(_ cents: Int64) -> String {
        let fraction = String(abs(cents % 100))
        let sign = cents < 0 ? "-" : ""
        return "\(sign)\(abs(cents / 100)),\(fraction.count < 2 ? "0" + fraction : fraction) €"
    }
}
