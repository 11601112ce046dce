class Service {
    private var isReady = false

    fun visible(names: List<String>, query: String): List<String> {
        return names.filter { name ->
            name.contains(query)
            //~ contains-empty-string
        }
    }

    fun start() {
        isReady = true
    }
}
