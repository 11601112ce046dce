struct Offer {
    let price: Int
}

final class Shop {
    func dearest(offers: [Offer]) -> Offer? {
        return offers.max { $0.price < $1.price }
    }

    func cheapest(prices: [Int]) -> Int? {
        return prices.min()
    }
}
