class Account {
  var balance: Int = 0

  func deposit(amount: Int) {
    balance += amount
  }

  func reset() {
    balance = 0
  }
}
