data class Trip(val from: String, val to: String, val seats: Int)

class Booker {
    fun trip(start: String, end: String): Trip {
        return Trip(end, start, 1)
        //~    ^^^^^^^^^^^^^^^^^^^ positional-argument-swap: takes `end`
    }

    fun back(start: String, end: String): Trip {
        return Trip(end, start, 1)
    }
}
