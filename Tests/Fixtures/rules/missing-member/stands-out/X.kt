package com.example.club

/** Keeps what a member has put into the basket. */
class BasketStore : Store() {
    private var items: MutableList<String> = mutableListOf()

    fun add(item: String) {
        items.add(item)
    }
}

/** Counts the visits to the club. Everything else is alike, so a helper that is gone is gone. */
data class VisitCounter(var visits: Int) {
    fun isRegular(): Boolean {
        return visits > 10
    }
}

/** Reads a price list. What the helper does there stands in the body here. */
class PriceReader {
    fun total(lines: List<String>): Int {
        return lines.map { it.trim().toIntOrNull() ?: 0 }.sum()
    }
}
