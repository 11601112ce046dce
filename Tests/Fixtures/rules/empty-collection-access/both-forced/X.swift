final class Basket {
    func cheapest(offers: [Int]) -> Int {
        return offers.first!
    }

    func newest(offers: [Int]) -> Int {
        return offers.last!
    }

    func best(offers: [Offer]) -> Offer {
        return offers.first(where: { $0.isBest })!
    }

    func number(text: String) -> Int {
        return Int(text)!
    }

    func dearest(offers: [Int]) -> Int {
        return offers.max()!
    }

    func initial(name: String) -> Character {
        return name.first!
    }
}
