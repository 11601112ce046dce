package com.tillwise.accounts.data

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.time.Instant

@Serializable
data class TransactionDto(
    val id: String,
    val type: String,
    val amount: Long,
    val fee: Long? = null,
    @SerialName("booked_at") val bookedAt: Long? = null,
    val reference: String? = null,
)

data class Transaction(
    val id: String,
    val signedAmount: Long,
    val bookedAt: Instant?,
    val reference: String,
) {
    val isPending: Boolean get() = bookedAt == null
}

class TransactionMapper {

    fun map(dto: TransactionDto): Transaction? {
        if (dto.id.isEmpty()) return null
        val signedAmount = signedAmount(dto) ?: return null
        return Transaction(
            id = dto.id,
            signedAmount = signedAmount,
            bookedAt = dto.bookedAt?.let(Instant::ofEpochSecond),
            reference = dto.reference?.trim().orEmpty(),
        )
    }

    fun balance(transactions: List<Transaction>, includingPending: Boolean = false): Long =
        transactions
            .filter { includingPending || !it.isPending }
            .sumOf { it.signedAmount }

    private fun signedAmount(dto: TransactionDto): Long? {
        val fee = dto.fee ?: 0
        return when (dto.type) {
            "credit", "refund" -> dto.amount - fee
            "debit", "transfer" -> -dto.amount + fee
            "fee" -> -dto.amount
            else -> null
        }
    }
}
