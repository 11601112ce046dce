package com.harborline.shop.voucher

import java.util.Locale

interface VoucherService {
    suspend fun redeem(code: String): Int
}

class VoucherEntryViewModel(private val service: VoucherService) {

    sealed interface State {
        data object Editing : State
        data object Redeeming : State
        data class Redeemed(val cents: Int) : State
        data class Failed(val messageKey: String) : State
    }

    var code: String = ""
        private set

    var state: State = State.Editing
        private set(value) {
            field = value
            onState?.invoke(value)
        }

    var onState: ((State) -> Unit)? = null

    val canRedeem: Boolean
        get() = code.length == 12 && state != State.Redeeming

    val displayCode: String
        get() = code.chunked(4).joinToString("-")

    fun inputChanged(input: String) {
        val upper = input.uppercase(Locale.getDefault())
        val allowed = upper.filter { it in 'A'..'Z' || it in '0'..'9' }
        code = allowed.take(12)
        if (state is State.Failed) {
            state = State.Editing
        }
    }

    suspend fun redeem() {
        if (!canRedeem) return
        state = State.Redeeming
        state = try {
            State.Redeemed(service.redeem(code))
        } catch (e: Exception) {
            State.Failed("voucher.error.invalid")
        }
    }
}
