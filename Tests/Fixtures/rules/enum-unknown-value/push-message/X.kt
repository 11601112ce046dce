class Service {
    private var isReady = false

    fun handle(payload: Payload) {
        val type = MessageType.valueOf(payload.type)
        //~ enum-unknown-value
        show(type)
    }

    fun start() {
        isReady = true
    }
}
