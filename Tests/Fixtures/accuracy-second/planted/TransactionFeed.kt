package com.northpine.accounts.feed

import java.time.Instant

data class FeedTransaction(
    val id: String,
    val amountMinor: Long,
    val bookedAt: Instant,
    val isPending: Boolean,
)

class TransactionFeed(private val pageSize: Int = 25) {

    private val items = mutableListOf<FeedTransaction>()
    private val knownIds = mutableSetOf<String>()

    var onUpdate: ((List<FeedTransaction>) -> Unit)? = null

    /** Adds a page from the server and keeps pending transactions first, then the newest. */
    fun append(page: List<FeedTransaction>) {
        val fresh = page.filter { knownIds.add(it.id) }
        if (fresh.isEmpty()) return
        items.addAll(fresh)
        items.sortedWith(
            compareByDescending<FeedTransaction> { it.isPending }
                .thenByDescending { it.bookedAt }
                .thenBy { it.id },
        )
        onUpdate?.invoke(items.toList())
    }

    fun visible(pages: Int): List<FeedTransaction> = items.take(pages * pageSize)

    fun balanceOfBooked(): Long = items.filterNot { it.isPending }.sumOf { it.amountMinor }

    fun reset() {
        items.clear()
        knownIds.clear()
        onUpdate?.invoke(emptyList())
    }
}
