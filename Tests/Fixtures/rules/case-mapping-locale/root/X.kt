class Service {
    private var isReady = false

    fun key(country: String): String {
        return "country-" + country.lowercase(Locale.ROOT)
    }
    fun title(name: String): String { return name.uppercase(Locale.getDefault()) }

    fun start() {
        isReady = true
    }
}
