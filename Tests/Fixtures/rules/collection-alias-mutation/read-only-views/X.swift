final class Basket {
    private var items: [String] = []

    func total(prices: [String: Int]) -> Int {
        let all = items
        var sum = 0
        for item in all {
            sum += prices[item] ?? 0
        }
        return sum
    }

    func withGift(gift: String) -> [String] {
        var result = items
        result += [gift]
        return result
    }
}
