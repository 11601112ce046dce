package com.northwind.mobile.orders

import androidx.annotation.MainThread
import kotlin.properties.Delegates

@MainThread
class OrdersPager(
    private val service: OrdersService,
    private val pageSize: Int = 25,
) {
    sealed interface State {
        data object Idle : State
        data object Loading : State
        data object Exhausted : State
        data class Failed(val reason: String) : State
    }

    private val _orders = mutableListOf<Order>()
    val orders: List<Order> get() = _orders.toList()

    var state: State by Delegates.observable(State.Idle) { _, _, new -> onStateChange?.invoke(new) }
        private set

    var onStateChange: ((State) -> Unit)? = null

    private var nextOffset = 0

    val canLoadMore: Boolean
        get() = state != State.Loading && state != State.Exhausted

    suspend fun loadNext() {
        if (!canLoadMore) return
        state = State.Loading
        try {
            val page = service.orders(offset = nextOffset, limit = pageSize)
            val known = _orders.mapTo(HashSet()) { it.id }
            _orders += page.items.filter { it.id !in known }
            nextOffset += page.items.size
            state = if (page.items.isEmpty() || nextOffset >= page.total) State.Exhausted else State.Idle
        } catch (e: ServiceFailure) {
            state = State.Failed(e.reason)
        }
    }

    suspend fun reload() {
        if (state == State.Loading) return
        _orders.clear()
        nextOffset = 0
        state = State.Idle
        loadNext()
    }

    fun shouldPrefetch(index: Int): Boolean =
        canLoadMore && index >= _orders.size - 5
}
