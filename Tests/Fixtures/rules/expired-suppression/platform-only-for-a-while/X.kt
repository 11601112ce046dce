class Wallet(var limit: Int = 100)
