struct Wallet {
  var limit: Int = 100
}
