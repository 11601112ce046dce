enum class Kind {
    A, B;

    val wire: String
        get() = when (Settings.mode) {
            Mode.A -> "one"
            Mode.B -> "two"
        }
}

class Sender {
    fun greet() {
        send("one")
    }
}
