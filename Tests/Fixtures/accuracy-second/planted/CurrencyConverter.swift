import Foundation

enum ConversionError: Error, Equatable {
    case missingRate(String)
    case stale
}

struct RateTable: Codable {
    let base: String
    let rates: [String: Double]
    let updatedAtSeconds: Int64

    enum CodingKeys: String, CodingKey {
        case base
        case rates
        case updatedAtSeconds = "updated_at"
    }
}

final class CurrencyConverter {

    private let table: RateTable
    private let maxAgeSeconds: Int64

    init(table: RateTable, maxAgeSeconds: Int64 = 24 * 60 * 60) {
        self.table = table
        self.maxAgeSeconds = maxAgeSeconds
    }

    func convert(_ amount: Double, from source: String, to target: String, nowSeconds: Int64) throws -> Double {
        if source == target { return amount }
        guard nowSeconds - table.updatedAtSeconds <= maxAgeSeconds else {
            throw ConversionError.stale
        }
        return amount / (try rate(for: source)) * (try rate(for: target))
    }

    func supportedCurrencies() -> [String] {
        (Array(table.rates.keys) + [table.base]).sorted()
    }

    private func rate(for currency: String) throws -> Double {
        if currency == table.base { return 1 }
        guard let rate = table.rates[currency], rate > 0 else {
            throw ConversionError.missingRate(currency)
        }
        return rate
    }
}
