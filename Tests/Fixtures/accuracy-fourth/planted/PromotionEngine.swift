import Foundation

struct PromoLine: Equatable {
    let sku: String
    let unitCents: Int
    let quantity: Int
    let isGiftCard: Bool
    let tags: Set<String>

    var totalCents: Int { unitCents * quantity }
}

enum Promotion {
    case buyNPayM(tag: String, buy: Int, pay: Int)
    case percentOff(tag: String, percent: Int)
    case spendAndSave(minimumCents: Int, saveCents: Int)
}

struct PromotionResult: Equatable {
    let savedCents: Int
    let pointsEligibleCents: Int
}

final class PromotionEngine {
    private let promotions: [Promotion]

    init(promotions: [Promotion]) {
        self.promotions = promotions
    }

    func evaluate(_ lines: [PromoLine]) -> PromotionResult {
        let best = promotions.map { savings(of: $0, on: lines) }.max() ?? 0
        let merchandise = lines.filter { !$0.isGiftCard }.reduce(0) { $0 + $1.totalCents }
        return PromotionResult(
            savedCents: best,
            pointsEligibleCents: max(0, merchandise - best)
        )
    }

    private func savings(of promotion: Promotion, on lines: [PromoLine]) -> Int {
        switch promotion {
        case let .buyNPayM(tag, buy, pay):
            guard buy > pay, pay >= 0 else { return 0 }
            return lines
                .filter { $0.tags.contains(tag) }
                .map { ($0.quantity / buy) * (buy - pay) * $0.unitCents }
                .reduce(0, +)

        case let .percentOff(tag, percent):
            return lines
                .filter { $0.tags.contains(tag) && !$0.isGiftCard }
                .map { $0.totalCents * percent / 100 }
                .reduce(0, +)

        case let .spendAndSave(minimum, save):
            let total = lines.reduce(0) { $0 + $1.totalCents }
            return total >= minimum ? min(save, total) : 0
        }
    }
}
