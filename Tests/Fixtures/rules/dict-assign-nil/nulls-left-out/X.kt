data class Filter(val city: String?, val page: Int)

class Search {
    fun parameters(filter: Filter): Map<String, Any?> {
        return mapOf("page" to filter.page, "city" to filter.city).filterValues { it != null }
    }

    fun update(user: User): Map<String, Any?> {
        val body = HashMap<String, Any?>()
        body["nick"] = user.profile?.nick ?: ""
        return body
    }

    fun both(filter: Filter): Map<String, Any?> {
        return mapOf("city" to filter.city)
    }
}
