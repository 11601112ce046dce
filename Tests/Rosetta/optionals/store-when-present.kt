fun params(limit: Int?): Map<String, Any> {
    val params = mutableMapOf<String, Any>()
    limit?.let { params["limit"] = it }
    return params
}
