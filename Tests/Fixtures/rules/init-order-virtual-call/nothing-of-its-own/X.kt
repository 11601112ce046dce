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

class Player {
    init {
        prepare()
    }

    private fun prepare() {
        volume = 3
    }

    private var volume: Int
}
