import Foundation

/// What a booking costs and of what that is made up.
public struct PriceBreakdown {
    public let base: Double
    public let surcharge: Double
    public let tax: Double

    public var total: Double {
        return base + surcharge + tax
    }
}

/// A reduction that a club hands out.
public struct Coupon {
    public let code: String
    public let percent: Double

    public func reduce(total: Double) -> Double {
        return total * (1.0 - percent / 100.0)
    }
}

/// Prices in the club's own currency; hours are those of the club's clock.
class PriceCalculator {
    static let peakHours = 18...21

    private let taxRate: Double
    private let peakSurcharge: Double

    init(taxRate: Double = 0.21, peakSurcharge: Double = 0.25) {
        self.taxRate = taxRate
        self.peakSurcharge = peakSurcharge
    }

    func isPeak(hour: Int) -> Bool {
        return PriceCalculator.peakHours.contains(hour)
    }

    func breakdown(court: Court, minutes: Int, hour: Int) -> PriceBreakdown {
        let base = court.hourlyRate * Double(minutes) / 60.0
        let surcharge = isPeak(hour: hour) ? base * peakSurcharge : 0.0
        let tax = (base + surcharge) * taxRate
        return PriceBreakdown(base: base, surcharge: surcharge, tax: tax)
    }

    func share(total: Double, players: [String]) -> Double {
        if players.isEmpty {
            return total
        }
        return total / Double(players.count)
    }
}
