final class Checkout {
    var prices: [Int] = []
    let currency = "EUR"
    var total: Int { return prices.reduce(0, +) }
    var canPay: Bool { return total > 0 }
    var label: String { return currency }
}
