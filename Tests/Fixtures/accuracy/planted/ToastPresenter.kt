package com.acme.ui.toast

import kotlinx.coroutines.flow.MutableStateFlow

data class Toast(val text: String, val style: Style) {
    enum class Style { INFO, SUCCESS, FAILURE }
}

class ToastPresenter {

    private val current = MutableStateFlow<Toast?>(null)

    suspend fun observe(observer: (Toast?) -> Unit) {
        current.collect { toast -> observer(toast) }
    }

    fun saved(itemName: String) {
        show("$itemName saved", Toast.Style.SUCCESS)
    }

    fun offline() {
        show("You are offline", Toast.Style.INFO)
    }

    fun failed(code: Int?) {
        val suffix = when (code) {
            null -> ""
            else -> " ($code)"
        }
        show("Something went wrong$suffix", Toast.Style.FAILURE)
    }

    fun dismissed() {
        current.value = null
    }

    private fun show(text: String, style: Toast.Style) {
        current.value = Toast(
            text = text,
            style = style,
        )
    }
}
