package com.harborline.shop.checkout

enum class CheckoutStep { ADDRESS, DELIVERY, PAYMENT, REVIEW }

data class CheckoutState(
    val step: CheckoutStep = CheckoutStep.ADDRESS,
    val address: Address? = null,
    val deliveryOptionId: String? = null,
    val paymentToken: String? = null,
    val isPlacingOrder: Boolean = false,
    val errorKey: String? = null,
)

class CheckoutFlow(private val orders: OrderPlacer) {

    var state: CheckoutState = CheckoutState()
        private set(value) {
            field = value
            onStateChanged?.invoke(value)
        }

    var onStateChanged: ((CheckoutState) -> Unit)? = null
    var onCompleted: ((String) -> Unit)? = null

    val canContinue: Boolean
        get() = !state.isPlacingOrder && when (state.step) {
            CheckoutStep.ADDRESS -> state.address?.isComplete == true
            CheckoutStep.DELIVERY -> state.deliveryOptionId != null
            CheckoutStep.PAYMENT -> state.paymentToken != null
            CheckoutStep.REVIEW ->
                state.address != null && state.deliveryOptionId != null && state.paymentToken != null
        }

    fun setAddress(address: Address) {
        val samePostalCode = state.address?.postalCode == address.postalCode
        state = state.copy(
            address = address,
            deliveryOptionId = state.deliveryOptionId.takeIf { samePostalCode },
        )
    }

    fun setDeliveryOption(id: String) {
        state = state.copy(deliveryOptionId = id)
    }

    fun setPaymentToken(token: String?) {
        state = state.copy(paymentToken = token)
    }

    fun next() {
        if (!canContinue) return
        val step = CheckoutStep.entries.getOrNull(state.step.ordinal + 1) ?: return
        state = state.copy(step = step)
    }

    fun back(step: CheckoutStep) {
        if (step >= state.step || state.isPlacingOrder) return
        state = state.copy(step = step)
    }

    suspend fun placeOrder() {
        if (state.step != CheckoutStep.REVIEW || !canContinue) return
        val address = state.address ?: return
        val deliveryOptionId = state.deliveryOptionId ?: return
        val paymentToken = state.paymentToken ?: return

        state = state.copy(isPlacingOrder = true, errorKey = null)
        when (val result = orders.place(address, deliveryOptionId, paymentToken)) {
            is OrderResult.Success -> {
                state = state.copy(isPlacingOrder = false)
                onCompleted?.invoke(result.orderId)
            }
            is OrderResult.Failure ->
                state = state.copy(isPlacingOrder = false, errorKey = result.error.messageKey)
        }
    }
}
