final class Wallet {
    private let queue = DispatchQueue(label: "wallet")
    private var coins: [Int] = []

    var isEmpty: Bool { queue.sync { coins.isEmpty } }

    func total() -> Int {
        queue.sync { coins.reduce(0, +) }
    }

    func spend(_ amount: Int) -> Bool {
        queue.sync {
            guard total() >= amount else { return false }
            //~   ^^^^^^^ lock-reentrancy: in Swift it waits for ever
            coins.removeFirst()
            return true
        }
    }
}
