class Amounts {
    fun cents(price: Double): Int {
        return (price * 100).roundToInt()
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^ rounding-tie-mode: rounds halves up
    }

    fun whole(price: Double): Int {
        return price.toInt()
    }

    fun stars(rating: Double): Int {
        return rating.roundToInt()
        //~    ^^^^^^^^^^^^^^^^^^^ rounding-tie-mode: rounds halves up
    }

    fun pages(count: Int): Long {
        return count.toLong()
    }
}
