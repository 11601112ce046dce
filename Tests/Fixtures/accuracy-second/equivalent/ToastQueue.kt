package com.harborline.ui.toast

import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

data class Toast(
    val text: String,
    val style: Style = Style.INFO,
    val duration: Duration = 3.seconds,
) {
    enum class Style { INFO, SUCCESS, ERROR }
}

fun interface Cancellable {
    fun cancel()
}

interface Scheduler {
    fun schedule(delay: Duration, work: () -> Unit): Cancellable
}

class ToastQueue(private val scheduler: Scheduler) {

    private val pending = mutableListOf<Toast>()
    private var dismissal: Cancellable? = null

    var current: Toast? = null
        private set

    var onShow: ((Toast) -> Unit)? = null
    var onHide: (() -> Unit)? = null

    fun enqueue(toast: Toast) {
        if (toast == current || toast in pending) return
        if (toast.style == Toast.Style.ERROR) {
            val index = pending.indexOfFirst { it.style != Toast.Style.ERROR }
            pending.add(if (index >= 0) index else pending.size, toast)
        } else {
            pending.add(toast)
        }
        if (pending.size > MAX_PENDING) {
            pending.removeAt(pending.lastIndex)
        }
        if (current == null) {
            showNext()
        }
    }

    fun dismissCurrent() {
        if (current == null) return
        dismissal?.cancel()
        dismissal = null
        current = null
        onHide?.invoke()
        showNext()
    }

    fun clear() {
        pending.clear()
        dismissCurrent()
    }

    private fun showNext() {
        val toast = pending.firstOrNull() ?: return
        pending.removeAt(0)
        current = toast
        onShow?.invoke(toast)
        dismissal = scheduler.schedule(toast.duration) { dismissCurrent() }
    }

    companion object {
        const val MAX_PENDING = 5
    }
}
