class Checkout {
    var prices: List<Int> = emptyList()
    val currency = "EUR"
    val total: Int = prices.sum()
    //~ computed-property-stored
    val canPay: Boolean = total > 0
    //~ computed-property-stored: `total` changes
    val label: String = currency
}
