package dev.harbor.api

class ApiRequest(
    val path: String,
    val method: String = "GET",
    val headers: Map<String, String> = emptyMap(),
    val body: ByteArray? = null,
)

private fun ApiRequest.authorized(token: String?): ApiRequest =
    if (token == null) this
    else ApiRequest(path, method, headers + ("Authorization" to "Bearer $token"), body)

class ApiResponse(
    val status: Int,
    val headers: Map<String, String>, // lower-cased names
    val body: ByteArray,
)

sealed class ApiError : Exception() {
    object Unauthorized : ApiError()
    class NotFound(val path: String) : ApiError()
    class RateLimited(val retryAfter: Long?) : ApiError()
    class Server(val status: Int) : ApiError()
    class Unexpected(val status: Int) : ApiError()

    override fun toString(): String = when (this) {
        is Unauthorized -> "Unauthorized"
        is NotFound -> "Nothing at $path"
        is RateLimited -> if (retryAfter != null) "Rate limited, retry in ${retryAfter}s" else "Rate limited"
        is Server -> "Server error $status"
        is Unexpected -> "Unexpected status $status"
    }
}

fun interface Transport {
    suspend fun execute(request: ApiRequest): ApiResponse
}

interface TokenProvider {
    suspend fun current(): String?
    suspend fun refresh(): String?
}

class ApiClient(
    private val transport: Transport,
    private val tokens: TokenProvider,
) {
    suspend fun send(request: ApiRequest): ByteArray {
        val first = transport.execute(request.authorized(tokens.current()))
        val response = if (first.status == 401) {
            val fresh = tokens.refresh() ?: throw ApiError.Unauthorized
            transport.execute(request.authorized(fresh))
        } else {
            first
        }

        return when (val status = response.status) {
            in 200..299 -> response.body
            401 -> throw ApiError.Unauthorized
            404 -> throw ApiError.NotFound(request.path)
            429 -> throw ApiError.RateLimited(response.headers["retry-after"]?.toLongOrNull())
            in 500..599 -> throw ApiError.Server(status)
            else -> throw ApiError.Unexpected(status)
        }
    }
}
