struct Wallet {
  var limit: Int = 100
  var currency: String = "EUR"
}
