data class Options(var retries: Int = 5)
