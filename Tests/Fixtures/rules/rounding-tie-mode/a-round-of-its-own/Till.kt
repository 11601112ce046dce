class Till {
    fun round(amount: BigDecimal): BigDecimal = bank.settle(amount)
    fun due(a: BigDecimal, b: BigDecimal): BigDecimal = round(a + b)
}
