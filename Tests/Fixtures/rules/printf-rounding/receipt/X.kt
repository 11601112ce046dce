class Service {
    private var isReady = false

    fun receipt(total: Double, tax: Double): String {
        val text = String.format(Locale.ROOT, "%.2f", total)
        //~ printf-rounding
        return text
    }

    fun start() {
        isReady = true
    }
}
