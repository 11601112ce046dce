import Foundation

enum ShippingZone: String {
    case domestic, europe, world

    init(countryCode: String) {
        switch countryCode.uppercased() {
        case "DE": self = .domestic
        case "AT", "BE", "DK", "ES", "FR", "IT", "NL", "PL", "SE": self = .europe
        default: self = .world
        }
    }
}

struct ShippingDecision: Equatable {
    let feeCents: Int
    let missingForFreeCents: Int?

    var isFree: Bool { feeCents == 0 }
}

struct FreeShippingPolicy {
    let isPlusMember: Bool

    func decision(subtotalCents: Int, weightGrams: Int, zone: ShippingZone) -> ShippingDecision {
        let surcharge = bulkySurcharge(weightGrams: weightGrams)

        if isPlusMember, zone == .domestic {
            return ShippingDecision(feeCents: surcharge, missingForFreeCents: nil)
        }
        guard let threshold = freeThreshold(for: zone), subtotalCents < threshold else {
            let base = zone == .world ? baseFee(for: zone) : 0
            return ShippingDecision(feeCents: base + surcharge, missingForFreeCents: nil)
        }
        return ShippingDecision(
            feeCents: baseFee(for: zone) + surcharge,
            missingForFreeCents: threshold - subtotalCents
        )
    }

    private func freeThreshold(for zone: ShippingZone) -> Int? {
        switch zone {
        case .domestic: return 3_900
        case .europe: return 7_900
        case .world: return nil
        }
    }

    private func baseFee(for zone: ShippingZone) -> Int {
        switch zone {
        case .domestic: return 490
        case .europe: return 990
        case .world: return 2_490
        }
    }

    private func bulkySurcharge(weightGrams: Int) -> Int {
        weightGrams > 20_000 ? 1_500 : 0
    }
}
