package com.stonebridge.api

data class ApiRequest(
    val path: String,
    val headers: Map<String, String> = emptyMap(),
)

interface RequestInterceptor {
    val identifier: String

    fun appliesTo(request: ApiRequest): Boolean = true

    fun intercept(request: ApiRequest): ApiRequest
}

class LanguageInterceptor(private val languageTag: () -> String) : RequestInterceptor {
    override val identifier = "language"

    override fun intercept(request: ApiRequest) =
        request.copy(headers = request.headers + ("Accept-Language" to languageTag()))
}

class AuthorizationInterceptor(private val token: () -> String?) : RequestInterceptor {
    override val identifier = "authorization"

    override fun appliesTo(request: ApiRequest) = !request.path.startsWith("/public/")

    override fun intercept(request: ApiRequest): ApiRequest {
        val token = token() ?: return request
        return request.copy(headers = request.headers + ("Authorization" to "Bearer $token"))
    }
}

class InterceptorChain(private val interceptors: List<RequestInterceptor>) {

    fun prepare(request: ApiRequest): ApiRequest =
        interceptors
            .filter { it.appliesTo(request) }
            .fold(request) { current, interceptor -> interceptor.intercept(current) }

    fun identifiers(request: ApiRequest): List<String> =
        interceptors.filter { it.appliesTo(request) }.map { it.identifier }
}
