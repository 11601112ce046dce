enum class Endpoint {
    LIST, DETAIL, UPLOAD;

    val timeout: Int
        get() = if (this == UPLOAD) 60 else 30

    fun retries(status: Int, reason: String): Boolean =
        status == 401 || (status == 419 && reason == "expired")
}
