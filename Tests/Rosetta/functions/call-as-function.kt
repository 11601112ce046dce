data class Adder(val base: Int) {
    operator fun invoke(value: Int): Int {
        return base + value
    }
}
