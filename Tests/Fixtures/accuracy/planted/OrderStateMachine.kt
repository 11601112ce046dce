package com.acme.shop.orders

enum class OrderState { PLACED, PAID, SHIPPED, DELIVERED, CANCELLED, RETURNED }

sealed interface OrderEvent {
    data object Pay : OrderEvent
    data class Ship(val trackingCode: String) : OrderEvent
    data object Deliver : OrderEvent
    data object Cancel : OrderEvent
    data object ReturnGoods : OrderEvent
}

class OrderStateMachine {

    var state = OrderState.PLACED
        private set

    var trackingCode: String? = null
        private set

    private val _history = mutableListOf(OrderState.PLACED)
    val history: List<OrderState> get() = _history.toList()

    val isFinal: Boolean
        get() = state == OrderState.CANCELLED || state == OrderState.RETURNED

    fun handle(event: OrderEvent): Boolean {
        val next = transition(event) ?: return false
        if (event is OrderEvent.Ship) {
            trackingCode = event.trackingCode
        }
        state = next
        _history += next
        return true
    }

    private fun transition(event: OrderEvent): OrderState? = when (event) {
        OrderEvent.Pay -> OrderState.PAID.takeIf { state == OrderState.PLACED }
        is OrderEvent.Ship -> OrderState.SHIPPED.takeIf { state == OrderState.PAID }
        OrderEvent.Deliver -> OrderState.DELIVERED.takeIf { state == OrderState.SHIPPED }
        OrderEvent.Cancel -> OrderState.CANCELLED.takeIf { state == OrderState.PLACED || state == OrderState.PAID }
        OrderEvent.ReturnGoods -> OrderState.RETURNED.takeIf { state == OrderState.SHIPPED || state == OrderState.DELIVERED }
    }
}
