class Service {
    private var isReady = false

    fun send(body: Body) {
        val token = store.currentToken()
        val request = token?.let { factory.reserve(it) }
        if (token != null && request != null) {
            client.send(request, token)
        }
        val width = body.width
        val height = body.height
        if (width != null && height != null) { draw(width, height) }
    }

    fun start() {
        isReady = true
    }
}
