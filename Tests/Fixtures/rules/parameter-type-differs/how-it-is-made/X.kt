/** What others see of the till is what it charges. */
class Till {
    fun charge(amount: Double): String = "charged $amount"

    fun refund(receipt: String): String = "refunded $receipt"

    internal fun count(drawer: Tray): Set<Coin> = drawer.coins.filter { it.isReal }

    internal fun label(code: Int): String = drawerLock.label(code)

    internal fun lock(code: Int, quietly: Boolean = false) {
        drawerLock.turn(code)
    }
}
