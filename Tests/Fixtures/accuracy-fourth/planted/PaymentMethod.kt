package com.mercado.payments

sealed interface PaymentMethod {
    val title: String
    val isSelectable: Boolean get() = true
    val needsBillingAddress: Boolean get() = false

    data class Card(val brand: String, val lastFour: String) : PaymentMethod {
        override val title get() = "$brand •••• $lastFour"
        override val needsBillingAddress get() = true
    }

    data class PayPal(val email: String) : PaymentMethod {
        override val title get() = if (email.isEmpty()) "PayPal" else "PayPal ($email)"
    }

    data class Wallet(val provider: String) : PaymentMethod {
        override val title get() = provider
    }

    data class PayLater(val installments: Long) : PaymentMethod {
        override val title get() = if (installments > 1) "Pay in $installments" else "Pay later"
        override val needsBillingAddress get() = true
    }

    data object Invoice : PaymentMethod {
        override val title get() = "Invoice"
        override val needsBillingAddress get() = true
    }

    data class Unsupported(val code: String) : PaymentMethod {
        override val title get() = "Unknown ($code)"
        override val isSelectable get() = false
    }

    companion object {
        fun from(code: String, attributes: Map<String, String>): PaymentMethod =
            when (val normalized = code.lowercase()) {
                "card", "credit_card" -> Card(
                    brand = attributes["brand"] ?: "Card",
                    lastFour = attributes["number"].orEmpty().takeLast(4),
                )
                "paypal" -> PayPal(attributes["email"].orEmpty())
                "apple_pay" -> Wallet("Apple Pay")
                "google_pay" -> Wallet("Google Pay")
                "klarna", "klarna_slice" -> PayLater(attributes["installments"]?.toLongOrNull() ?: 1L)
                "invoice" -> Invoice
                else -> Unsupported(normalized)
            }
    }
}
