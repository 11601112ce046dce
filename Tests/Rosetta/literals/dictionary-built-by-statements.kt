fun params(name: String): Map<String, Any> {
    val params = HashMap<String, Any>()
    params.put("name", name)
    params["limit"] = 3
    return params
}
