data class Filter(val sort: String = "a", val isOpen: Boolean = false, val least: Int? = null)

class Query {
    var filter: Filter = Filter()

    val mayAsk: Boolean get() = with(filter) { isOpen && sort.isNotEmpty() }

    val values: Map<String, String>
        get() = with(filter) {
            buildMap {
                put("sort", sort)
                if (isOpen) put("open", "1")
            }
        }
}
