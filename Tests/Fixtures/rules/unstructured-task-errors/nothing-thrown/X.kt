class Service {
    private var isReady = false

    fun upload(photo: Photo) {
        scope.launch {
            val url = runCatching { send(photo) }.getOrNull()
            //~ broad-catch-swallows
            show(url)
        }
    }

    fun start() {
        isReady = true
    }
}
