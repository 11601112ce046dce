class Account {
    fun reset() {
        balance = 0
    }

    fun deposit(amount: Int) {
        balance += amount
    }

    var balance: Int = 0
}
