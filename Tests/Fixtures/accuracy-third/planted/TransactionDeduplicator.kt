package money.pennywise.feed

data class Transaction(
    val id: Long,
    val accountId: Long,
    val merchantId: Long,
    val terminalId: Long,
    val cents: Long,
    val bookedAt: Long,
)

/**
 * Bank feeds deliver the same booking twice at times. Keeps the earliest one of each group.
 *
 * @param windowSeconds bookings further apart than this are separate purchases
 */
class TransactionDeduplicator(private val windowSeconds: Long = 120) {

    init {
        require(windowSeconds >= 0)
    }

    fun deduplicate(transactions: List<Transaction>): List<Transaction> {
        val lastKept = HashMap<List<Long>, Long>()
        return transactions
            .sortedWith(compareBy({ it.bookedAt }, { it.id }))
            .filter { transaction ->
                val key = fingerprint(transaction)
                val previous = lastKept[key]
                val isNew = previous == null || transaction.bookedAt - previous > windowSeconds
                if (isNew) lastKept[key] = transaction.bookedAt
                isNew
            }
    }

    fun duplicateIds(transactions: List<Transaction>): Set<Long> {
        val kept = deduplicate(transactions).mapTo(mutableSetOf()) { it.id }
        return transactions.mapTo(mutableSetOf()) { it.id } - kept
    }

    private fun fingerprint(transaction: Transaction): List<Long> = with(transaction) {
        listOf(accountId, merchantId, cents)
    }
}
