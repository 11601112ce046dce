class Meter2 { var value: Int = 0
        private set
    fun add() { value += 1 } }
