class Search {
    fun matches(title: String, query: String): Boolean {
        return title.startsWith(query)
    }

    fun isComplete(fields: List<String>): Boolean {
        return fields.all { it.isNotEmpty() }
    }

    fun street(name: String): String {
        return name.uppercase()
    }
}
