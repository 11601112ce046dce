class Bank {
    fun refund(from: Account, to: Account) {
        pay(to, from)
    }
    fun pay(from: Account, to: Account) {}
}
