data class Query(val text: String, val limit: Int = 20, val exact: Boolean = false)
