package io.beacon.net

class SdkRequest(
    val path: String,
    val headers: Map<String, String>,
    val body: ByteArray?,
) {
    fun withHeaders(extra: Map<String, String>) = SdkRequest(path, headers + extra, body)
}

class SdkResponse(val statusCode: Int, val body: ByteArray) {
    val isSuccessful: Boolean get() = statusCode in 200..299
}

fun interface Interceptor {
    suspend fun intercept(chain: InterceptorChain): SdkResponse
}

class InterceptorChain internal constructor(
    val request: SdkRequest,
    private val interceptors: List<Interceptor>,
    private val transport: suspend (SdkRequest) -> SdkResponse,
) {
    suspend fun proceed(request: SdkRequest): SdkResponse {
        val next = interceptors.firstOrNull() ?: return transport(request)
        return next.intercept(InterceptorChain(request, interceptors.drop(1), transport))
    }
}

class HeaderInterceptor internal constructor(
    private val sdkVersion: String,
    private val apiKey: () -> String?,
) : Interceptor {

    override suspend fun intercept(chain: InterceptorChain): SdkResponse {
        val extra = buildMap {
            put("X-Sdk-Version", sdkVersion)
            apiKey()?.let { put("Authorization", "Bearer $it") }
        }
        return chain.proceed(chain.request.withHeaders(extra))
    }
}

class RetryOnServerErrorInterceptor internal constructor(
    private val maxAttempts: Int,
) : Interceptor {

    override suspend fun intercept(chain: InterceptorChain): SdkResponse {
        var response = chain.proceed(chain.request)
        var attempt = 1
        while (response.statusCode >= 500 && attempt < maxAttempts) {
            attempt++
            response = chain.proceed(chain.request)
        }
        return response
    }
}
