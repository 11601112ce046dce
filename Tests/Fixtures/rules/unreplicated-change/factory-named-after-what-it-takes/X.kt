sealed class Request {
    class Native(val start: String) : Request()
    class Web(val url: String) : Request()
    companion object {
        fun fromJson(jsonString: String): Request {
            val type = json.getString("type")
            return when (type) {
                "native" -> Native(type)
                "oauthWeb", "sso" -> Web(type)
                else -> throw Failure("unexpected")
            }
        }
    }
}
