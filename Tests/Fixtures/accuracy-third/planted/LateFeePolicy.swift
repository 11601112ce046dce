import Foundation

struct Rental: Equatable {
    let itemId: String
    let dueDay: Int
    let depositCents: Int
    var isMember = false
}

/// Days are counted since the epoch, amounts are in cents.
struct LateFeePolicy {
    static let graceDays = 2
    static let feePerDayCents = 350
    static let memberDiscountPercent = 20
    static let maxShareOfDepositPercent = 80

    enum Notice: Equatable {
        case none
        case reminder(daysLeft: Int)
        case overdue(feeCents: Int)
    }

    func chargeableDays(for rental: Rental, returnedOn day: Int) -> Int {
        max(0, day - rental.dueDay - Self.graceDays)
    }

    func fee(for rental: Rental, returnedOn day: Int) -> Int {
        let days = chargeableDays(for: rental, returnedOn: day)
        guard days > 0 else { return 0 }

        var fee = days * Self.feePerDayCents
        if rental.isMember {
            fee -= fee * Self.memberDiscountPercent / 100
        }
        let cap = rental.depositCents * Self.maxShareOfDepositPercent / 100
        return min(fee, cap)
    }

    func totalFees(for rentals: [Rental], returnedOn day: Int) -> Int {
        rentals.map { fee(for: $0, returnedOn: day) }.reduce(0, +)
    }

    func notice(for rental: Rental, today: Int) -> Notice {
        let daysLeft = rental.dueDay - today
        switch daysLeft {
        case 3...:
            return .none
        case 0...2:
            return .reminder(daysLeft: daysLeft)
        default:
            return .overdue(feeCents: fee(for: rental, returnedOn: today))
        }
    }
}
