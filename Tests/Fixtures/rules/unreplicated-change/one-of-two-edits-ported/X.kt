class Booth {
    fun price(nights: Int, guests: Int): Int {
        return maxOf(nights * 25, guests * 7)
    }
}
