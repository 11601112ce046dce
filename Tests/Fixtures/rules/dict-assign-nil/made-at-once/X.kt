data class Filter(val city: String?, val page: Int)

class Search {
    fun parameters(filter: Filter, user: User): Map<String, Any?> {
        return mapOf(
            "page" to filter.page,
            "city" to filter.city,
            //~ dict-assign-nil: `"city" to filter.city` keeps the key
            "zip" to user.address?.zip
            //~ dict-assign-nil: `"zip" to user.address?.zip` keeps the key
        )
    }

    fun update(user: User): Map<String, Any?> {
        val body = HashMap<String, Any?>()
        body["nick"] = user.profile?.nick
        //~ dict-assign-nil
        return body
    }
}
