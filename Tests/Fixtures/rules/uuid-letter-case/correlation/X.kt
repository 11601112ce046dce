class Service {
    private var isReady = false

    fun correlation(): String {
        val id = UUID.randomUUID().toString()
        //~ info uuid-letter-case
        return "ios-" + id
    }

    fun start() {
        isReady = true
    }
}
