package store.maple.checkout

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map

sealed interface DeliveryMethod {
    data class Pickup(val storeId: Int) : DeliveryMethod
    data object Home : DeliveryMethod
}

class CheckoutForm {
    val cardNumber = MutableStateFlow("")
    val address = MutableStateFlow("")
    val delivery = MutableStateFlow<DeliveryMethod>(DeliveryMethod.Home)
    val acceptsTerms = MutableStateFlow(false)

    /** Emits the current value at once and then only real changes. */
    val canSubmit: Flow<Boolean> =
        combine(cardNumber, address, delivery, acceptsTerms) { cardNumber, address, delivery, acceptsTerms ->
            val deliverable = when (delivery) {
                is DeliveryMethod.Pickup -> true
                DeliveryMethod.Home -> address.isNotEmpty()
            }
            acceptsTerms && isValidCard(cardNumber) && deliverable
        }.distinctUntilChanged()

    val maskedCard: Flow<String?> =
        cardNumber
            .map { number ->
                number.takeIf { isValidCard(it) }?.let { "•••• " + it.compact().takeLast(4) }
            }
            .distinctUntilChanged()

    companion object {
        private val CARD_PATTERN = Regex("[0-9]{13,19}")

        fun isValidCard(input: String): Boolean {
            val number = input.compact()
            return CARD_PATTERN.matches(number) && number.luhnSum() % 10 == 0
        }

        private fun String.luhnSum(): Int =
            reversed()
                .mapIndexed { index, char ->
                    val digit = char.digitToInt()
                    when {
                        index % 2 == 0 -> digit
                        digit > 4 -> digit * 2 - 9
                        else -> digit * 2
                    }
                }
                .sum()

        private fun String.compact(): String = replace(" ", "")
    }
}
