class Service {
    private var isReady = false

    var last: Draft? = null
    fun open(draft: Draft?) {
        draft?.let {
            last = it
        } ?: run { create() }
        start()
    }

    fun start() {
        isReady = true
    }
}
