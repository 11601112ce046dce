class Basket {
    fun cheapest(offers: List<Int>): Int {
        return offers.first()
    }

    fun newest(offers: List<Int>): Int {
        return offers.last()
    }

    fun best(offers: List<Offer>): Offer {
        return offers.first { it.isBest }
    }

    fun number(text: String): Int {
        return text.toInt()
    }

    fun dearest(offers: List<Int>): Int {
        return offers.maxOrNull()!!
    }

    fun initial(name: String): Char {
        return name.firstOrNull()!!
        //~ info string-length-units: half an emoji
    }
}
