import Foundation

struct CabinSeat: Hashable {
    let row: Int
    let letter: Character
    let isWindow: Bool
    let isExitRow: Bool
}

protocol SeatPriceRule {
    /// Nil when the rule does not sell this seat.
    func basePrice(of seat: CabinSeat) -> Int?
}

extension SeatPriceRule {
    func surcharge(for seat: CabinSeat) -> Int {
        0
    }

    func price(of seat: CabinSeat) -> Int? {
        basePrice(of: seat).map { $0 + surcharge(for: seat) }
    }
}

struct StandardRule: SeatPriceRule {
    var cents = 900

    func basePrice(of seat: CabinSeat) -> Int? {
        seat.isExitRow ? nil : cents
    }
}

struct FrontRowsRule: SeatPriceRule {
    let lastRow: Int

    func basePrice(of seat: CabinSeat) -> Int? {
        seat.row >= 1 && seat.row <= lastRow ? 1_800 : nil
    }

    func surcharge(for seat: CabinSeat) -> Int {
        seat.isWindow ? 300 : 0
    }
}

struct ExitRowRule: SeatPriceRule {
    func basePrice(of seat: CabinSeat) -> Int? {
        seat.isExitRow ? 2_400 : nil
    }
}

struct SeatPricing {
    /// The first rule which sells a seat decides.
    let rules: [any SeatPriceRule]

    func price(of seat: CabinSeat) -> Int? {
        rules.lazy.compactMap { $0.price(of: seat) }.first
    }

    func total(of seats: [CabinSeat]) -> Int? {
        var sum = 0
        for seat in seats {
            guard let cents = price(of: seat) else { return nil }
            sum += cents
        }
        return sum
    }
}
