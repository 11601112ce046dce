final class Service {
    private var isReady = false

    func describe(payment: Payment) -> String {
        switch payment {
        case .card(let amount): return text(amount)
        case .cash: return "cash"
        }
    }

    func start() {
        isReady = true
    }
}
