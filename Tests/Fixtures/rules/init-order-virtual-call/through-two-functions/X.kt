class Player {
    init {
        prepare()
        //~ init-order-virtual-call: which reads `volume`
    }

    private fun prepare() {
        tune()
    }

    private fun tune() {
        show(volume)
    }

    private var volume = 5
}

class Card(val number: Int) {
    companion object {
        val all = listOf(first(), second)
        //~              ^^^^^^^ init-order-virtual-call: which reads `second`
        val second = Card(2)
        fun first(): Card = second
    }
}
