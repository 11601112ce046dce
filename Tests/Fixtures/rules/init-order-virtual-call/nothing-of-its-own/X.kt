open class Screen {
    init {
        setUp()
    }

    open fun setUp() {}
}

class Detail : Screen() {
    private val title = "detail"

    override fun setUp() {
        println("detail")
    }
}

class Settings(given: Map<String, Boolean>) {
    private var enabled: Map<String, Boolean> = onlyEnabled(given)
    private var flags: Map<String, Boolean> = emptyMap()

    private fun onlyEnabled(flags: Map<String, Boolean>): Map<String, Boolean> {
        return flags.filter { it.value }
    }
}

class Player {
    init {
        prepare()
    }

    private fun prepare() {
        volume = 3
    }

    private var volume: Int
}
