class Service {
    private var isReady = false

    fun key(country: String): String {
        val key = country.toLowerCase()
        //~ case-mapping-locale
        return "country-" + key
    }

    fun start() {
        isReady = true
    }
}
