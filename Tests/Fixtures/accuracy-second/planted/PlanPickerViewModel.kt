package com.pacefield.paywall.picker

import com.pacefield.analytics.AnalyticsTracking

data class PlanOption(
    val id: String,
    val title: String,
    val isPromoted: Boolean,
    val isAvailable: Boolean,
)

data class PlanPickerState(
    val options: List<PlanOption> = emptyList(),
    val selectedId: String? = null,
    val isPurchasing: Boolean = false,
    val message: String? = null,
) {
    val isContinueEnabled: Boolean
        get() = selectedId != null && !isPurchasing
}

class PlanPickerViewModel(private val analytics: AnalyticsTracking) {

    var state: PlanPickerState = PlanPickerState()
        private set(value) {
            field = value
            onState?.invoke(value)
        }

    var onState: ((PlanPickerState) -> Unit)? = null

    fun received(plans: List<PlanOption>) {
        val available = plans.filter { it.isAvailable }
        val preselected = available.firstOrNull { it.isPromoted } ?: available.first()
        state = PlanPickerState(
            options = available,
            selectedId = preselected.id,
            isPurchasing = false,
            message = if (available.isEmpty()) "plans.none_available" else null,
        )
        analytics.track("plans_shown", mapOf("count" to available.size.toString()))
    }

    fun select(id: String) {
        if (state.isPurchasing || state.options.none { it.id == id }) return
        state = state.copy(selectedId = id)
        analytics.track("plan_selected", mapOf("plan" to id))
    }

    fun purchaseStarted() {
        state = state.copy(isPurchasing = true)
    }

    fun purchaseFinished(errorKey: String?) {
        state = state.copy(isPurchasing = false, message = errorKey)
    }
}
