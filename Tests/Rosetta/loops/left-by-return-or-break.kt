class Sieve {
    fun settle(start: Int) {
        var place = start
        while (true) {
            val next = pick(place)
            if (next == place) break
            swap(place, next)
            place = next
        }
    }
}
