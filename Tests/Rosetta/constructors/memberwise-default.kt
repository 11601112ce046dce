data class Options(
    var retries: Int = 3,
    var verbose: Boolean = false
)
