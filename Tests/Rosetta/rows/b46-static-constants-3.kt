private const val BASE_URL = "https://a"
class Api {
    fun url(): String = BASE_URL
    companion object { const val TIMEOUT = 30 }
}
