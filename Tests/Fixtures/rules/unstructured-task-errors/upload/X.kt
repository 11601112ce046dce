class Service {
    private var isReady = false

    fun upload(photo: Photo) {
        scope.launch {
        //~ unstructured-task-errors
            val url = send(photo)
            show(url)
        }
    }

    fun start() {
        isReady = true
    }
}
