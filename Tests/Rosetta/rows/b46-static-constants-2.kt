class Api {
    fun url(): String { return Api.BASE_URL }
    companion object {
        @JvmField val TIMEOUT: Int = 30
        private val BASE_URL: String = "https://a"
    }
}
