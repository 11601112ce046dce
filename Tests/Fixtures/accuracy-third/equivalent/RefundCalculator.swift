import Foundation

struct Booking {
    let total: Decimal
    let serviceFee: Decimal
    let startsAt: Date
    var isNonRefundable = false
}

struct RefundTier: Equatable {
    let minimumHours: Int
    let percent: Int
}

struct RefundCalculator {
    static let standardTiers = [
        RefundTier(minimumHours: 72, percent: 100),
        RefundTier(minimumHours: 24, percent: 50),
        RefundTier(minimumHours: 6, percent: 15),
    ]

    let tiers: [RefundTier]

    init(tiers: [RefundTier] = RefundCalculator.standardTiers) {
        self.tiers = tiers.sorted { $0.minimumHours > $1.minimumHours }
    }

    /// The service fee is never refunded. Amounts have two decimals, rounded half to even.
    func refund(for booking: Booking, cancelledAt: Date) -> Decimal {
        guard
            !booking.isNonRefundable,
            let tier = applicableTier(for: booking, cancelledAt: cancelledAt)
        else { return 0 }

        let base = max(0, booking.total - booking.serviceFee)
        return (base * Decimal(tier.percent) / 100).rounded(scale: 2)
    }

    func deadlines(for booking: Booking) -> [Date] {
        guard !booking.isNonRefundable else { return [] }
        return tiers.map { booking.startsAt.addingTimeInterval(-$0.leadTime) }
    }

    private func applicableTier(for booking: Booking, cancelledAt: Date) -> RefundTier? {
        let lead = booking.startsAt.timeIntervalSince(cancelledAt)
        return tiers.first { lead >= $0.leadTime }
    }
}

private extension RefundTier {
    var leadTime: TimeInterval { TimeInterval(minimumHours) * 3600 }
}

private extension Decimal {
    func rounded(scale: Int) -> Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, scale, .bankers)
        return result
    }
}
