class Player {
    private val engine = Engine()

    init {
        configure()
        //~ init-order-virtual-call: reads `volume`
    }

    private var volume = 5

    private fun configure() {
        engine.volume = volume
    }
}

class Radio {
    private val engine = Engine()
    private var volume = 5

    init {
        configure()
    }

    private fun configure() {
        engine.volume = volume
    }
}
