class Settings {
    private val options: MutableMap<String, Any?> = mutableMapOf()

    var depth: String?
        get() = options["searchDepth"] as? String
        set(value) {
            options["searchDepth"] = value
        }

    fun day(): String = store.text(DAY_KEY)

    fun start(isReady: Boolean) {
        if (!isReady) throw IllegalStateException("unable to start: not prepared")
        engine.run("second")
    }

    private companion object {
        private const val DAY_KEY = "LAST_SEEN_DAY"
    }
}
