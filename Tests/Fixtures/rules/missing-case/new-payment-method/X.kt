package com.example.shop.payments

/** How a basket may be paid for, as the server spells it. */
enum class PaymentMethod(val rawValue: String) {
    CARD("CARD"),
    INVOICE("INVOICE");

    val needsAddress: Boolean
        get() = this == INVOICE
}

/** What was chosen at the till. */
data class PaymentChoice(
    val method: PaymentMethod,
    val cents: Int
) {
    fun isFree(): Boolean = cents == 0
}
