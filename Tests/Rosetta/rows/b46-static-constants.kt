class Api {
    companion object {
        const val TIMEOUT = 30
        private const val BASE_URL = "https://a"
    }
    fun url(): String = BASE_URL
}
