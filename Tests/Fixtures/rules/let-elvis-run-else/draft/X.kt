class Service {
    private var isReady = false

    fun open(draft: Draft?) {
        draft?.let { value ->
        //~ let-elvis-run-else
            editors.find { it.id == value.id }
        } ?: run { create() }
        start()
    }

    fun start() {
        isReady = true
    }
}
