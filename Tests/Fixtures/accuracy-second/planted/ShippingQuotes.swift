import Foundation

protocol ShippingMethod {
    var code: String { get }
    var basePrice: Int64 { get }
    var pricePerKilogram: Int64 { get }
}

extension ShippingMethod {
    func price(forGrams grams: Int) -> Int64 {
        let kilograms = Int64((grams + 999) / 1000)
        return basePrice + pricePerKilogram * kilograms
    }
}

struct StandardShipping: ShippingMethod {
    let code = "standard"
    let basePrice: Int64 = 390
    let pricePerKilogram: Int64 = 60
}

struct ExpressShipping: ShippingMethod {
    let code = "express"
    let basePrice: Int64 = 890
    let pricePerKilogram: Int64 = 150

    /// Small parcels go by courier bag at a flat price.
    func price(forGrams grams: Int) -> Int64 {
        if grams <= 500 { return 790 }
        return basePrice + pricePerKilogram * Int64((grams + 999) / 1000)
    }
}

struct ShippingQuote: Equatable {
    let code: String
    let price: Int64
}

struct ShippingQuotes {

    private let methods: [ShippingMethod]

    init(methods: [ShippingMethod] = [StandardShipping(), ExpressShipping()]) {
        self.methods = methods
    }

    func quotes(forGrams grams: Int) -> [ShippingQuote] {
        guard grams > 0 else { return [] }
        return methods
            .map { ShippingQuote(code: $0.code, price: $0.price(forGrams: grams)) }
            .sorted { $0.price != $1.price ? $0.price < $1.price : $0.code < $1.code }
    }
}
