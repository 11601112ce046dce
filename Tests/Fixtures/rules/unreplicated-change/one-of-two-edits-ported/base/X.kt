class Booth {
    fun price(nights: Int, guests: Int): Int {
        return maxOf(nights * 20, guests * 7)
    }
}
