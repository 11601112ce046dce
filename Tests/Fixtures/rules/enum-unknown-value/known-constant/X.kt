class Service {
    private var isReady = false

    fun start(kind: String): MessageType? {
        val first = MessageType.valueOf("A")
        return first ?: MessageType.entries.firstOrNull { it.rawValue == kind }
    }

    fun start() {
        isReady = true
    }
}
