package com.example.ledger.transfers

/** Transfers between the accounts of one person. */
interface ITransferService {
    fun transfer(target: String, source: String, cents: Int): Boolean
    fun cancel(transferId: String): Boolean
}

data class Transfer(
    val source: String,
    val target: String,
    val cents: Int
) {
    fun isInternal(owner: String): Boolean = source == owner && target == owner
}
