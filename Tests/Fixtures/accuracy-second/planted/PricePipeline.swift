import Foundation

protocol PriceStep {
    var name: String { get }
    func apply(to amount: Int64, context: PriceContext) -> Int64
}

struct MemberDiscountStep: PriceStep {
    let name = "member"

    func apply(to amount: Int64, context: PriceContext) -> Int64 {
        guard context.isMember else { return amount }
        return amount - amount * 10 / 100
    }
}

struct VoucherStep: PriceStep {
    let name = "voucher"

    func apply(to amount: Int64, context: PriceContext) -> Int64 {
        max(0, amount - context.voucherAmount)
    }
}

struct PeakSurchargeStep: PriceStep {
    let name = "peak"

    func apply(to amount: Int64, context: PriceContext) -> Int64 {
        context.isPeak ? amount + 300 : amount
    }
}

struct PriceTrace: Equatable {
    let step: String
    let amount: Int64
}

final class PricePipeline {
    private let steps: [PriceStep]

    init(steps: [PriceStep]) {
        self.steps = steps
    }

    static func standard() -> PricePipeline {
        PricePipeline(steps: [
            PeakSurchargeStep(),
            MemberDiscountStep(),
            VoucherStep()
        ])
    }

    func price(base: Int64, context: PriceContext) -> Int64 {
        steps.reduce(base) { amount, step in
            step.apply(to: amount, context: context)
        }
    }

    func trace(base: Int64, context: PriceContext) -> [PriceTrace] {
        var amount = base
        return steps.map { step in
            amount = step.apply(to: amount, context: context)
            return PriceTrace(step: step.name, amount: amount)
        }
    }
}
