sealed class Event(val name: String) {
    abstract val detail: String?

    data class Viewed(val id: Int) : Event("viewed") {
        override val detail get() = "id $id"
    }

    data class Searched(val query: String) : Event("searched") {
        override val detail: String? = query
    }

    data object Closed : Event("closed") {
        override val detail: String? = null
    }
}
