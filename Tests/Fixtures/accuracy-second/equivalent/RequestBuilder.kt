package com.northwind.mobile.net

import okio.ByteString

enum class HttpMethod(val value: String) {
    GET("GET"),
    POST("POST"),
    PUT("PUT"),
    PATCH("PATCH"),
    DELETE("DELETE");

    val allowsBody: Boolean
        get() = this != GET && this != DELETE
}

data class ApiRequest(
    val method: HttpMethod,
    val url: String,
    val headers: Map<String, String>,
    val body: ByteString?,
)

class RequestBuilder(baseUrl: String, private val method: HttpMethod = HttpMethod.GET) {
    private val baseUrl = baseUrl.removeSuffix("/")
    private val segments = mutableListOf<String>()
    private val queryItems = mutableListOf<Pair<String, String>>()
    private val headers = mutableMapOf("Accept" to "application/json")
    private var body: ByteString? = null

    fun path(vararg segments: String): RequestBuilder = apply {
        this.segments += segments.filter { it.isNotEmpty() }
    }

    fun query(name: String, value: String?): RequestBuilder = apply {
        if (value != null) queryItems += name to value
    }

    fun query(name: String, value: Int?): RequestBuilder = query(name, value?.toString())

    fun header(name: String, value: String): RequestBuilder = apply {
        headers[name] = value
    }

    fun jsonBody(data: ByteString): RequestBuilder {
        body = data
        return header("Content-Type", "application/json; charset=utf-8")
    }

    fun build(): ApiRequest {
        if (body != null && !method.allowsBody) {
            throw RequestBuilderException.BodyNotAllowed(method)
        }
        val url = buildString {
            append(baseUrl)
            for (segment in segments) {
                append("/").append(PercentEncoding.encode(segment))
            }
            if (queryItems.isNotEmpty()) {
                append("?")
                queryItems.joinTo(this, separator = "&") { (name, value) ->
                    "${PercentEncoding.encode(name)}=${PercentEncoding.encode(value)}"
                }
            }
        }
        return ApiRequest(method, url, headers.toMap(), body)
    }
}

sealed class RequestBuilderException : Exception() {
    class BodyNotAllowed(val method: HttpMethod) : RequestBuilderException()
}
