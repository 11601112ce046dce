class Query {
    private val amount: Double = 0.0
    private val page: Int = 0

    fun parameters(): Map<String, String> {
        return mapOf("amount" to amount.toString(), "page" to page.toString())
    }

    fun header(): String {
        return amount.toString()
    }
}
