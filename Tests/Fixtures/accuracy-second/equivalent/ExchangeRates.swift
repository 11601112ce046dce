import Foundation

struct ExchangeRates {
    let base: String
    let rates: [String: Decimal]
    let updatedAt: Date

    func rate(from source: String, to target: String) -> Decimal? {
        if source == target { return 1 }
        guard let sourceRate = rate(for: source), let targetRate = rate(for: target), sourceRate != 0 else {
            return nil
        }
        return (targetRate / sourceRate).rounded(scale: 6)
    }

    private func rate(for code: String) -> Decimal? {
        code == base ? 1 : rates[code]
    }
}

enum ConversionError: Error, Equatable {
    case unknownCurrency(String, String)
    case staleRates(ageSeconds: Int)
}

protocol ExchangeRateProviding {
    func loadRates() async throws -> ExchangeRates
}

final class CurrencyConverter {
    private let provider: ExchangeRateProviding
    private let now: () -> Date
    private let maxAge: TimeInterval
    private var cached: ExchangeRates?

    init(provider: ExchangeRateProviding, maxAge: TimeInterval = 3_600, now: @escaping () -> Date = Date.init) {
        self.provider = provider
        self.maxAge = maxAge
        self.now = now
    }

    func convert(_ amount: Decimal, from source: String, to target: String) async throws -> Decimal {
        let rates = try await currentRates()
        guard let rate = rates.rate(from: source, to: target) else {
            throw ConversionError.unknownCurrency(source, target)
        }
        return (amount * rate).rounded(scale: 2)
    }

    private func currentRates() async throws -> ExchangeRates {
        if let cached = cached, age(of: cached) <= maxAge {
            return cached
        }
        let fresh = try await provider.loadRates()
        let freshAge = age(of: fresh)
        guard freshAge <= maxAge else {
            throw ConversionError.staleRates(ageSeconds: Int(freshAge))
        }
        cached = fresh
        return fresh
    }

    private func age(of rates: ExchangeRates) -> TimeInterval {
        now().timeIntervalSince(rates.updatedAt)
    }
}

private extension Decimal {
    func rounded(scale: Int) -> Decimal {
        var source = self
        var result = Decimal()
        NSDecimalRound(&result, &source, scale, .plain)
        return result
    }
}
