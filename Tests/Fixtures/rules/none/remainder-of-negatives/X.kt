class Dial {
    fun offset(steps: Int): Int {
        return (steps - 7) % 3
    }

    fun isOdd(position: Int): Boolean {
        return position % 2 != 0
    }
}
