package com.acme.net

data class ApiRequest(
    val method: String,
    val url: String,
    val headers: Map<String, String>,
    val body: String? = null,
)

class ApiRequestBuilder(
    private val baseUrl: String,
    private val appVersion: String,
    private val token: () -> String?,
) {

    fun get(path: String, query: List<Pair<String, String>> = emptyList()): ApiRequest {
        val suffix = if (query.isEmpty()) {
            ""
        } else {
            query.joinToString(separator = "&", prefix = "?") { (name, value) -> "$name=$value" }
        }
        return ApiRequest("GET", baseUrl + path + suffix, headers())
    }

    fun post(path: String, json: String): ApiRequest = ApiRequest(
        method = "POST",
        url = baseUrl + path,
        headers = headers() + ("Content-Type" to "application/json"),
        body = json,
    )

    fun delete(path: String): ApiRequest =
        ApiRequest("DELETE", baseUrl + path, headers())

    private fun headers(): Map<String, String> = buildMap {
        put("Accept", "application/json")
        put("User-Agent", "Acme/$appVersion")
        token()
            ?.takeIf { it.isNotEmpty() }
            ?.let { put("Authorization", "Bearer $it") }
    }
}
