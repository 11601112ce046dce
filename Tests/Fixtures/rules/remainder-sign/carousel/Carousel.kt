class Carousel(private val cards: List<String>) {
    fun card(index: Int, offset: Int): String =
        cards[Math.floorMod(index + offset, cards.size)]
    //~ remainder-sign: takes the sign of the divisor

    fun isEven(index: Int): Boolean = index % 2 == 0
}
