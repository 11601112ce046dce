class Label {
    private var name: String? = null

    fun text(): String {
        name?.let { name ->
            return name
        }
        return "anonymous"
    }
}
