package com.northwind.mobile.net

import okio.ByteString

data class HttpRequest(
    val method: String,
    val path: String,
    val headers: Map<String, String> = emptyMap(),
    val body: ByteString? = null,
)

data class HttpResponse(
    val status: Int,
    val headers: Map<String, String>,
    val body: ByteString,
) {
    val isSuccessful: Boolean get() = status in 200 until 300
}

fun interface Interceptor {
    suspend fun intercept(request: HttpRequest, next: suspend (HttpRequest) -> HttpResponse): HttpResponse
}

class InterceptorChain(
    private val interceptors: List<Interceptor>,
    private val terminal: suspend (HttpRequest) -> HttpResponse,
) {
    suspend fun proceed(request: HttpRequest): HttpResponse = run(request, 0)

    private suspend fun run(request: HttpRequest, index: Int): HttpResponse {
        val interceptor = interceptors.getOrNull(index) ?: return terminal(request)
        return interceptor.intercept(request) { next -> run(next, index + 1) }
    }
}

class HeadersInterceptor(
    private val appVersion: String,
    private val deviceId: () -> String?,
) : Interceptor {
    override suspend fun intercept(
        request: HttpRequest,
        next: suspend (HttpRequest) -> HttpResponse,
    ): HttpResponse {
        val headers = request.headers.toMutableMap()
        headers["X-App-Version"] = appVersion
        deviceId()?.let { headers["X-Device-Id"] = it }
        if (request.body != null && "Content-Type" !in headers) {
            headers["Content-Type"] = "application/json"
        }
        return next(request.copy(headers = headers))
    }
}

class AuthInterceptor(private val tokens: AccessTokenProvider) : Interceptor {

    override suspend fun intercept(
        request: HttpRequest,
        next: suspend (HttpRequest) -> HttpResponse,
    ): HttpResponse {
        val token = tokens.current() ?: return next(request)
        val response = next(request.authorizedWith(token))
        if (response.status != 401) return response
        val renewed = tokens.renew(replacing = token)
        return next(request.authorizedWith(renewed))
    }

    private fun HttpRequest.authorizedWith(token: String): HttpRequest =
        copy(headers = headers + ("Authorization" to "Bearer $token"))
}
