@Serializable
data class Request(val kind: String, val number: Int, val tags: List<String>? = emptyList())
