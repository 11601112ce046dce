class Service {
    private var isReady = false

    fun describe(payment: Payment): String {
        return when (payment) {
            is Payment.Card -> {
                val amount = payment.amount
                text(amount)
            }
            is Payment.Cash -> "cash"
        }
    }

    fun start() {
        isReady = true
    }
}
