class Price(val amount: Int) {
    fun show(error: Throwable) {
        state = State.Failed(error.message ?: "Unknown error")
        label.text = amount.toString()
    }
}
