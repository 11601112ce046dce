package com.acme.shop.checkout

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.launch

class CheckoutError(val userMessage: String) : Exception(userMessage)

fun interface OrderPlacing {
    suspend fun placeOrder(email: String, shippingOptionId: String): String
}

class CheckoutViewModel(private val orders: OrderPlacing) : ViewModel() {

    sealed interface State {
        data object Editing : State
        data object Submitting : State
        data class Completed(val orderId: String) : State
        data class Failed(val message: String) : State
    }

    val email = MutableStateFlow("")
    val shippingOptionId = MutableStateFlow<String?>(null)
    val acceptsTerms = MutableStateFlow(false)

    val canSubmit: StateFlow<Boolean> =
        combine(email, shippingOptionId, acceptsTerms) { email, option, accepted ->
            email.isPlausibleEmail() && option != null && accepted
        }.stateIn(viewModelScope, SharingStarted.Eagerly, false)

    private val _state = MutableStateFlow<State>(State.Editing)
    val state: StateFlow<State> = _state.asStateFlow()

    fun submit() {
        val option = shippingOptionId.value ?: return
        if (_state.value == State.Submitting || !canSubmit.value) return
        _state.value = State.Submitting
        val address = email.value.trim()

        viewModelScope.launch {
            _state.value = try {
                State.Completed(orders.placeOrder(address, option))
            } catch (e: CancellationException) {
                throw e
            } catch (e: CheckoutError) {
                State.Failed(e.userMessage)
            } catch (e: Exception) {
                State.Failed("Something went wrong. Please try again.")
            }
        }
    }

    private fun String.isPlausibleEmail(): Boolean {
        val parts = trim().split('@')
        return parts.size == 2 && parts[0].isNotEmpty() && '.' in parts[1]
    }
}
