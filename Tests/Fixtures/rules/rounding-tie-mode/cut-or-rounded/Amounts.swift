final class Amounts {
    func cents(price: Double) -> Int {
        return Int(price * 100)
    }

    func whole(price: Double) -> Int {
        return Int(price)
    }

    func stars(rating: Double) -> Int {
        return Int(rating.rounded(.toNearestOrEven))
    }

    func pages(count: Int) -> Int64 {
        return Int64(count)
    }
}
