public class Till {
    private var coins: [Int] = []

    public func add(coin: Int) {
        coins.append(coin)
    }

    public func total() -> Int {
        coins.reduce(0, +)
    }

    public func largest() -> Int {
        //~     ^^^^^^^ missing-member
        coins.max() ?? 0
    }
}
