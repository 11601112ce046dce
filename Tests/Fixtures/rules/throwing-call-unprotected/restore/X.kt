class Service {
    private var isReady = false

    fun restore(text: String) {
        val session = decode(text)
        //~ throwing-call-unprotected
        show(session)
    }
    fun decode(text: String): Session {
        if (text.isEmpty()) throw Failure()
        return Session(text)
    }

    fun start() {
        isReady = true
    }
}
