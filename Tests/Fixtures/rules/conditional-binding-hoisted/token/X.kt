class Service {
    private var isReady = false

    fun send(body: Body) {
        val token = store.currentToken()
        val request = factory.reserve(body)
        //~ conditional-binding-hoisted
        if (token != null && request != null) {
            client.send(request, token)
        }
    }

    fun start() {
        isReady = true
    }
}
