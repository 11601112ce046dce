sealed class Request {
    data class Native(val start: String) : Request()
    data class Web(val start: String) : Request()

    companion object {
        fun fromJson(json: String): Request? = when (json) {
            "native" -> Native(json)
            "web", "sso" -> Web(json)
            else -> null
        }

        fun fromText(text: String): Request? = null
        //~ missing-member: fromText
    }
}

class Flow private constructor(val id: String) {
    companion object {
        fun of(hosted: String): Flow = Flow(hosted)
        //~ missing-member: of
    }
}
