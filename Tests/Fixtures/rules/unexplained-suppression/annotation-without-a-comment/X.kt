@file:Suppress("parity:literal-differs")
//~ unexplained-suppression: `@Suppress` gives no reason

data class Wallet(var limit: Int = 200)
