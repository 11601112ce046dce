final class Bank {
    func move(amount: Int, from: Account, to: Account) {}
    func refund(sender: Account, receiver: Account) {
        move(amount: 1, from: receiver, to: sender)
        pay(from: receiver, to: sender)
    }
    func pay(from: Account, to: Account) {}
}
