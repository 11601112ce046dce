data class Purse(val amount: BigDecimal, val count: Int) {
    fun holds(other: BigDecimal): Boolean = amount.compareTo(other) == 0
    fun isOne(): Boolean = count == 1
    fun half(): Int = count / 2
}
