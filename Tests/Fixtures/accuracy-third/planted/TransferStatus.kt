package com.cargolane.transfers

import kotlinx.serialization.Serializable

@Serializable
data class TransferDto(
    val id: Long,
    val state: String,
    val percent: Int? = null,
    val reason: String? = null,
    val errorCode: Int? = null,
)

sealed class TransferStatus(val label: String, val isFinal: Boolean = false) {
    data object Queued : TransferStatus("Queued")
    data class Running(val percent: Int) : TransferStatus("$percent %")
    data class Paused(val reason: String?) : TransferStatus(if (reason == null) "Paused" else "Paused ($reason)")
    data object Completed : TransferStatus("Done", isFinal = true)
    data class Failed(val code: Int) : TransferStatus("Failed ($code)", isFinal = true)
    data class Unknown(val state: String) : TransferStatus("…")

    companion object {
        fun from(dto: TransferDto): TransferStatus = with(dto) {
            when (state) {
                "queued", "pending" -> Queued
                "running" -> Running((percent ?: 0).coerceIn(0, 100))
                "paused" -> Paused(reason)
                "completed" -> Completed
                "failed" -> Failed(errorCode ?: -1)
                else -> Unknown(state)
            }
        }
    }
}

val Iterable<TransferStatus>.allFinal: Boolean
    get() = all { it.isFinal }
