package com.marketly.checkout

enum class CheckoutStep(val title: String) {
    ADDRESS("Address"),
    DELIVERY("Delivery"),
    PAYMENT("Payment"),
    REVIEW("Review your order"),
}

data class CheckoutDraft(
    val street: String = "",
    val postcode: String = "",
    val deliveryOptionId: String? = null,
    val paymentMethodId: String? = null,
    val acceptsTerms: Boolean = false,
)

interface CheckoutView {
    fun show(title: String, progress: String, buttonTitle: String)
    fun showError(message: String)
    fun setBusy(busy: Boolean)
    fun close()
    fun showConfirmation(orderNumber: String)
}

sealed interface OrderResult {
    data class Success(val orderNumber: String) : OrderResult
    data object PaymentDeclined : OrderResult
    data class OutOfStock(val itemName: String) : OrderResult
    data object Unknown : OrderResult
}

fun interface OrderPlacing {
    fun place(draft: CheckoutDraft, onResult: (OrderResult) -> Unit)
}

class CheckoutPresenter(private val orders: OrderPlacing) {

    var view: CheckoutView? = null

    var step = CheckoutStep.ADDRESS
        private set
    var draft = CheckoutDraft()
        private set
    private var isPlacing = false

    fun start() = render()

    fun edit(change: CheckoutDraft.() -> CheckoutDraft) {
        if (!isPlacing) draft = draft.change()
    }

    fun next() {
        if (isPlacing) return

        val problem = problemIn(step)
        val following = CheckoutStep.entries.getOrNull(step.ordinal + 1)
        when {
            problem != null -> view?.showError(problem)
            following != null -> goTo(following)
            else -> placeOrder()
        }
    }

    fun back() {
        if (isPlacing) return

        val previous = CheckoutStep.entries.getOrNull(step.ordinal - 1)
        if (previous == null) {
            view?.close()
            return
        }
        if (step == CheckoutStep.REVIEW) {
            // whoever leaves the review accepts the terms again
            draft = draft.copy(acceptsTerms = false)
        }
        goTo(previous)
    }

    private fun goTo(target: CheckoutStep) {
        step = target
        render()
    }

    private fun placeOrder() {
        isPlacing = true
        view?.setBusy(true)
        orders.place(draft) { result ->
            isPlacing = false
            view?.setBusy(false)
            when (result) {
                is OrderResult.Success -> view?.showConfirmation(result.orderNumber)
                is OrderResult.OutOfStock -> view?.showError("${result.itemName} is no longer available")
                OrderResult.Unknown -> view?.showError("We couldn't place your order")
                OrderResult.PaymentDeclined -> {
                    goTo(CheckoutStep.PAYMENT)
                    view?.showError("Your payment was declined")
                }
            }
        }
    }

    private fun render() {
        view?.show(
            title = step.title,
            progress = "Step ${step.ordinal + 1} of ${CheckoutStep.entries.size}",
            buttonTitle = if (step == CheckoutStep.REVIEW) "Buy now" else "Continue",
        )
    }

    private fun problemIn(step: CheckoutStep): String? = with(draft) {
        when (step) {
            CheckoutStep.ADDRESS -> when {
                street.isEmpty() -> "Enter a street"
                postcode.length != 5 -> "The postcode has five digits"
                else -> null
            }
            CheckoutStep.DELIVERY -> "Choose a delivery option".takeIf { deliveryOptionId == null }
            CheckoutStep.PAYMENT -> "Choose how to pay".takeIf { paymentMethodId == null }
            CheckoutStep.REVIEW -> "Please accept the terms".takeUnless { acceptsTerms }
        }
    }
}
