class Player(private val source: Source) {
    private var isReady = false
    init {
        source.open()
        isReady = true
    }
}
