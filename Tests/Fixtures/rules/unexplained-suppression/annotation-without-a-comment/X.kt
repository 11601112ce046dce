@file:Suppress("parity:literal-differs")
//~ unexplained-suppression: `parity:disable` gives no reason

data class Wallet(var limit: Int = 200)
