import Foundation

enum PassengerType: String, CaseIterable {
    case adult, youth, senior, child

    /// Share of the full fare, in percent.
    var share: Int {
        switch self {
        case .adult: return 100
        case .youth: return 75
        case .senior: return 60
        case .child: return 50
        }
    }
}

enum FareError: Error, Equatable {
    case invalidZones(Int)
    case noPassengers
}

struct FareQuote: Equatable {
    let totalCents: Int
    let centsPerType: [PassengerType: Int]
    let isGroup: Bool
}

struct FareCalculator {
    static let groupSize = 6
    static let coinCents = 5

    var baseCents = 180
    var centsPerZone = 95

    func quote(zones: Int, passengers: [PassengerType: Int], offPeak: Bool = false) throws -> FareQuote {
        guard zones > 0 else { throw FareError.invalidZones(zones) }

        let travellers = passengers.filter { $0.value > 0 }
        guard !travellers.isEmpty else { throw FareError.noPassengers }

        var single = baseCents + centsPerZone * (zones - 1)
        if offPeak {
            single = single * 80 / 100
        }

        var centsPerType: [PassengerType: Int] = [:]
        for (type, count) in travellers {
            centsPerType[type] = roundUp(single * type.share / 100) * count
        }

        let sum = centsPerType.values.reduce(0, +)
        let isGroup = travellers.values.reduce(0, +) >= Self.groupSize
        return FareQuote(
            totalCents: isGroup ? roundUp(sum * 90 / 100) : sum,
            centsPerType: centsPerType,
            isGroup: isGroup
        )
    }

    private func roundUp(_ cents: Int) -> Int {
        let rest = cents % Self.coinCents
        return rest == 0 ? cents : cents + Self.coinCents - rest
    }
}
