package com.larder.shop.cart

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

data class CartLine(
    val id: String,
    val title: String,
    val unitPrice: Long,
    val quantity: Int,
) {
    val total: Long get() = unitPrice * quantity
}

data class CartState(
    val lines: List<CartLine> = emptyList(),
    val couponPercent: Long = 0,
    val isCheckingOut: Boolean = false,
) {
    val subtotal: Long get() = lines.sumOf { it.total }
    val discount: Long get() = subtotal * couponPercent / 100
    val payable: Long get() = subtotal - discount
    val canCheckOut: Boolean get() = lines.isNotEmpty() && !isCheckingOut
}

sealed interface CartAction {
    data class Add(val line: CartLine) : CartAction
    data class SetQuantity(val id: String, val quantity: Int) : CartAction
    data class Remove(val id: String) : CartAction
    data class ApplyCoupon(val percent: Long) : CartAction
    data object CheckoutStarted : CartAction
    data class CheckoutFinished(val success: Boolean) : CartAction
}

class CartStore {
    private val _state = MutableStateFlow(CartState())
    val state: StateFlow<CartState> = _state.asStateFlow()

    fun dispatch(action: CartAction) = _state.update { it.reduce(action) }

    private fun CartState.reduce(action: CartAction): CartState = when (action) {
        is CartAction.Add -> if (action.line.quantity > 0) plus(action.line) else this
        is CartAction.SetQuantity ->
            if (action.quantity <= 0) without(action.id)
            else withQuantity(action.id) { action.quantity }
        is CartAction.Remove -> without(action.id)
        is CartAction.ApplyCoupon -> copy(couponPercent = action.percent.coerceIn(0, 100))
        CartAction.CheckoutStarted -> if (canCheckOut) copy(isCheckingOut = true) else this
        is CartAction.CheckoutFinished ->
            if (action.success) CartState() else copy(isCheckingOut = false)
    }

    private fun CartState.plus(line: CartLine): CartState {
        val added = line.quantity.coerceAtMost(MAX_QUANTITY)
        return if (lines.any { it.id == line.id }) {
            withQuantity(line.id) { it + added }
        } else {
            copy(lines = lines + line.copy(quantity = added))
        }
    }

    private fun CartState.without(id: String) = copy(lines = lines.filterNot { it.id == id })

    private fun CartState.withQuantity(id: String, change: (Int) -> Int) = copy(
        lines = lines.map {
            if (it.id == id) it.copy(quantity = change(it.quantity).coerceAtMost(MAX_QUANTITY)) else it
        },
    )

    companion object {
        const val MAX_QUANTITY = 99
    }
}
