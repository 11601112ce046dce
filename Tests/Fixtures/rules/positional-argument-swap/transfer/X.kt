class Bank {
    fun move(amount: Int, from: Account, to: Account) {}
    fun refund(sender: Account, receiver: Account) {
        move(1, receiver, sender)
        pay(sender, receiver)
        //~ positional-argument-swap
    }
    fun pay(from: Account, to: Account) {}
}
