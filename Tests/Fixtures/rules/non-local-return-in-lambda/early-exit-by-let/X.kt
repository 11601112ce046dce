class Service {
    private var isReady = false

    fun title(field: Field?): String {
        field?.let {
            return it.title
        }
        return names.map { name -> name.title }.joinToString("")
    }

    fun start() {
        isReady = true
    }
}
