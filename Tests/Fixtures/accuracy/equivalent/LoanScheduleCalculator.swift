import Foundation

struct LoanTerms: Equatable {
    let principalCents: Int
    /// Yearly rate in basis points, 495 = 4.95 %.
    let yearlyRateBps: Int
    let monthlyPaymentCents: Int
}

struct Instalment: Equatable {
    let month: Int
    let interestCents: Int
    let principalCents: Int
    let remainingCents: Int

    var totalCents: Int { interestCents + principalCents }
}

struct LoanSchedule: Equatable {
    let instalments: [Instalment]

    var totalInterestCents: Int { instalments.reduce(0) { $0 + $1.interestCents } }
    var lastPaymentCents: Int { instalments.last?.totalCents ?? 0 }

    var durationText: String {
        let (years, months) = instalments.count.quotientAndRemainder(dividingBy: 12)
        switch (years, months) {
        case (0, 0): return "Paid off"
        case (0, let m): return Self.plural(m, "month")
        case (let y, 0): return Self.plural(y, "year")
        case (let y, let m): return "\(Self.plural(y, "year")) and \(Self.plural(m, "month"))"
        }
    }

    private static func plural(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}

enum LoanScheduleError: Error, Equatable {
    case negativePrincipal
    case negativeRate
    case paymentTooLow(minimumCents: Int)
    case tooLong(maximumMonths: Int)
}

struct LoanScheduleCalculator {
    static let maximumMonths = 480

    func schedule(for terms: LoanTerms) throws -> LoanSchedule {
        guard terms.principalCents >= 0 else { throw LoanScheduleError.negativePrincipal }
        guard terms.yearlyRateBps >= 0 else { throw LoanScheduleError.negativeRate }
        guard terms.principalCents > 0 else { return LoanSchedule(instalments: []) }

        let firstInterest = monthlyInterest(on: terms.principalCents, bps: terms.yearlyRateBps)
        guard terms.monthlyPaymentCents > firstInterest else {
            throw LoanScheduleError.paymentTooLow(minimumCents: firstInterest + 1)
        }

        var instalments: [Instalment] = []
        var remaining = terms.principalCents
        while remaining > 0 {
            guard instalments.count < Self.maximumMonths else {
                throw LoanScheduleError.tooLong(maximumMonths: Self.maximumMonths)
            }
            let interest = monthlyInterest(on: remaining, bps: terms.yearlyRateBps)
            let principal = min(remaining, terms.monthlyPaymentCents - interest)
            remaining -= principal
            instalments.append(
                Instalment(
                    month: instalments.count + 1,
                    interestCents: interest,
                    principalCents: principal,
                    remainingCents: remaining
                )
            )
        }
        return LoanSchedule(instalments: instalments)
    }

    // Half a cent rounds up.
    private func monthlyInterest(on balance: Int, bps: Int) -> Int {
        (balance * bps + 60_000) / 120_000
    }
}
