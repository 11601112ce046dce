class Service {
    private var isReady = false

    private var amount: Int = 0
    fun describe(payment: Payment): String {
        return when (payment) {
            is Payment.Card -> text(amount)
            //~ pattern-binding-lost
            is Payment.Cash -> "cash"
        }
    }

    fun start() {
        isReady = true
    }
}
