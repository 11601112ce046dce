package com.oakbank.api.model

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.encodeToString
import kotlinx.serialization.json.Json

@Serializable
data class Payee(
    val id: String,
    @SerialName("display_name") val displayName: String,
    val iban: String,
    val nickname: String? = null,
    val tags: List<String> = emptyList(),
    val status: Status = Status.UNKNOWN,
) {
    @Serializable
    enum class Status {
        @SerialName("active") ACTIVE,
        @SerialName("blocked") BLOCKED,
        @SerialName("pending_review") PENDING_REVIEW,
        @SerialName("unknown") UNKNOWN,
    }

    val title: String
        get() = nickname?.takeIf { it.isNotEmpty() } ?: displayName

    val canReceivePayments: Boolean
        get() = status == Status.ACTIVE

    fun toJson(): String = json.encodeToString(this)

    companion object {
        @OptIn(ExperimentalSerializationApi::class)
        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
            encodeDefaults = true
            explicitNulls = false
        }

        fun listFromJson(text: String): List<Payee> = json.decodeFromString(text)
    }
}
