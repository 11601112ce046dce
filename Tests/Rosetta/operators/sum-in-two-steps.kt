class Ledger {
    fun price(base: Double, fee: Double): Double {
        val total = base * 1.5
        val extra = fee * 2.5
        return total + extra
    }
}
