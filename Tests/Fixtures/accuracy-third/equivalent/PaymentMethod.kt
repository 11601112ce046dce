package com.parkly.payments

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

@Serializable
sealed interface PaymentMethod {

  val label: String

  fun isExpired(month: Int, year: Int): Boolean = false

  @Serializable
  @SerialName("card")
  data class Card(
    val brand: String,
    val last4: String,
    @SerialName("exp_month") val expMonth: Int,
    @SerialName("exp_year") val expYear: Int,
  ) : PaymentMethod {
    override val label get() = "$brand ···· $last4"

    override fun isExpired(month: Int, year: Int): Boolean =
      expYear < year || (expYear == year && expMonth < month)
  }

  @Serializable
  @SerialName("sepa")
  data class Sepa(
    @SerialName("bank_name") val bankName: String? = null,
    val last4: String,
  ) : PaymentMethod {
    override val label get() = "${bankName ?: "Bank account"} ···· $last4"
  }

  @Serializable
  @SerialName("wallet")
  data class Wallet(val provider: String) : PaymentMethod {
    override val label get() = provider
  }

  companion object {
    private val format = Json {
      ignoreUnknownKeys = true
      classDiscriminator = "type"
    }

    fun parseList(json: String): List<PaymentMethod> = format.decodeFromString(json)
  }
}
