data class Price(val amount: BigDecimal)
