class Clock {
    fun deadline(seconds: Int): Int {
        return System.currentTimeMillis().toInt() + seconds * 1000
        //~    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ int-width-64-vs-32: does not fit into 32 bits
    }

    fun count(rows: List<String>): Int {
        return rows.size.toLong().toInt()
    }
}
