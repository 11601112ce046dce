class OrderLink(val components: List<String>) {
    fun orderIdentifier(): Int? {
        val orderId = components.lastOrNull() ?: return null
        return orderId.toIntOrNull()
        //~    ^^^^^^^^^^^^^^^^^^^^^ number-parsing-width
    }
}
