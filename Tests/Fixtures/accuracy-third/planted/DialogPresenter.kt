package com.copperkettle.recipes.dialogs

data class DialogRequest(
    val title: String,
    val message: String,
    val confirmLabel: String,
    val isDestructive: Boolean,
    val dismissOnTapOutside: Boolean,
)

enum class DialogResult { CONFIRMED, DISMISSED }

interface DialogHost {
    fun present(request: DialogRequest)
    fun hideDialog()
}

class DialogPresenter(private val host: DialogHost) {

    private class Active(val request: DialogRequest, val onResult: (DialogResult) -> Unit)

    private var active: Active? = null

    /** Returns false if another dialog is on screen. */
    fun ask(
        title: String,
        message: String = "",
        confirmLabel: String = "OK",
        isDestructive: Boolean = false,
        dismissOnTapOutside: Boolean = false,
        onResult: (DialogResult) -> Unit,
    ): Boolean {
        if (active != null) return false
        val request = DialogRequest(title, message, confirmLabel, isDestructive, dismissOnTapOutside)
        active = Active(request, onResult)
        host.present(request)
        return true
    }

    fun confirmTapped() = finish(DialogResult.CONFIRMED)

    fun cancelTapped() = finish(DialogResult.DISMISSED)

    fun outsideTapped() {
        if (active?.request?.dismissOnTapOutside == true) finish(DialogResult.DISMISSED)
    }

    private fun finish(result: DialogResult) {
        val finished = active ?: return
        active = null
        host.hideDialog()
        finished.onResult(result)
    }
}
