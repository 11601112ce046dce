package com.havenbank.consent

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
data class ConsentRecord(
    @SerialName("customer_id") val customerId: String,
    @SerialName("policy_version") val policyVersion: String,
    val scope: Scope = Scope.ANALYTICS,
    val channel: Channel = Channel.APP,
    val comment: String? = null,
) {
    @Serializable
    enum class Scope {
        @SerialName("essential") ESSENTIAL,
        @SerialName("analytics") ANALYTICS,
        @SerialName("all") ALL,
    }

    @Serializable
    enum class Channel {
        @SerialName("app") APP,
        @SerialName("web") WEB,
        @SerialName("branch") BRANCH,
    }

    val allowsAnalytics: Boolean get() = scope != Scope.ESSENTIAL
    val allowsMarketing: Boolean get() = scope == Scope.ALL

    fun withdrawn(): ConsentRecord = copy(scope = Scope.ESSENTIAL)
}

/** Shared configuration for the consent endpoints. */
@OptIn(ExperimentalSerializationApi::class)
val ConsentJson = Json {
    ignoreUnknownKeys = true
    coerceInputValues = true
    encodeDefaults = true
    explicitNulls = false
}
