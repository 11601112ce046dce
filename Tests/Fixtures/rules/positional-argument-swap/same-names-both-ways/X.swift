final class Bank {
    func refund(from: Account, to: Account) {
        pay(from: to, to: from)
    }
    func pay(from: Account, to: Account) {}
}
