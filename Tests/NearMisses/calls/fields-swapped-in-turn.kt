data class Pair(val low: Int, val high: Int)

class Sorter {
    var pair: Pair = Pair(1, 2)

    fun turn() {
        pair = pair.copy(low = pair.high, high = pair.low)
    }
}
