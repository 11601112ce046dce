package com.sprig.garden.onboarding

data class OnboardingContext(
    val notificationsGranted: Boolean,
    val isSubscriber: Boolean,
)

enum class OnboardingStep(val isNeeded: (OnboardingContext) -> Boolean = { true }) {
    WELCOME,
    PERMISSIONS({ !it.notificationsGranted }),
    INTERESTS,
    PLAN({ !it.isSubscriber }),
    DONE,
}

class OnboardingFlow(context: OnboardingContext) {

    interface Listener {
        fun onStepChanged(flow: OnboardingFlow, step: OnboardingStep)
        fun onFinished(flow: OnboardingFlow)
    }

    var listener: Listener? = null

    private val steps = OnboardingStep.entries.filter { it.isNeeded(context) }
    private var position = 0

    val step: OnboardingStep
        get() = steps[position]

    val progressPercent: Int
        get() = position * 100 / steps.lastIndex

    val canGoBack: Boolean
        get() = position > 0 && position < steps.lastIndex

    val stepCounter: String
        get() = "${position + 1}/${steps.size}"

    fun next() {
        if (position == steps.lastIndex) {
            listener?.onFinished(this)
        } else {
            moveTo(position + 1)
        }
    }

    fun back() {
        if (canGoBack) moveTo(position - 1)
    }

    private fun moveTo(target: Int) {
        position = target
        listener?.onStepChanged(this, step)
    }
}
