package com.larkshop.checkout.model

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

@OptIn(ExperimentalSerializationApi::class)
@Serializable
@JsonClassDiscriminator("type")
sealed class PaymentMethod {

    @Serializable
    @SerialName("card")
    data class Card(
        val brand: String,
        val last4: String,
        @SerialName("exp_month") val expiryMonth: Int,
        @SerialName("exp_year") val expiryYear: Int,
    ) : PaymentMethod()

    @Serializable
    @SerialName("bank_account")
    data class BankAccount(val iban: String, val holder: String) : PaymentMethod()

    @Serializable
    @SerialName("wallet")
    data class Wallet(val provider: String) : PaymentMethod()

    @Serializable
    @SerialName("cod")
    data object CashOnDelivery : PaymentMethod()

    fun isExpired(year: Int, month: Int): Boolean {
        if (this !is Card) return false
        return expiryYear < year || (expiryYear == year && expiryMonth < month)
    }

    val maskedLabel: String
        get() = when (this) {
            is Card -> "$brand •••• $last4"
            is BankAccount -> "IBAN •••• ${iban.takeLast(4)}"
            is Wallet -> provider
            CashOnDelivery -> "Cash on delivery"
        }
}
