import Foundation

enum VoucherError: Error, Equatable {
    case unknownCode
    case expired
    case alreadyRedeemed
    case minimumNotReached(missingCents: Int)
    case nothingEligible
}

struct Voucher {
    enum Benefit {
        case percent(Int)
        case amount(cents: Int)
    }

    let code: String
    let benefit: Benefit
    var validUntil: Date? = nil
    var minimumCents = 0
    var categories: Set<String> = []

    func covers(_ item: BasketItem) -> Bool {
        categories.isEmpty || categories.contains(item.category)
    }
}

struct BasketItem {
    let category: String
    let totalCents: Int
}

struct VoucherValidator {
    let catalog: [String: Voucher]
    let redeemedCodes: Set<String>

    func discountCents(for rawCode: String, items: [BasketItem], now: Date) throws -> Int {
        let code = rawCode.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()

        guard let voucher = catalog[code] else { throw VoucherError.unknownCode }
        if let end = voucher.validUntil, now >= end { throw VoucherError.expired }
        guard !redeemedCodes.contains(code) else { throw VoucherError.alreadyRedeemed }

        let subtotal = items.total
        guard subtotal >= voucher.minimumCents else {
            throw VoucherError.minimumNotReached(missingCents: voucher.minimumCents - subtotal)
        }

        let eligible = items.filter(voucher.covers).total
        guard eligible > 0 else { throw VoucherError.nothingEligible }

        switch voucher.benefit {
        case .percent(let percent):
            return eligible * percent / 100
        case .amount(let cents):
            return min(cents, eligible)
        }
    }
}

private extension Array where Element == BasketItem {
    var total: Int { map(\.totalCents).reduce(0, +) }
}
