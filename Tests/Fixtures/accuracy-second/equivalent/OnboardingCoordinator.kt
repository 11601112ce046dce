package com.pacefield.onboarding

enum class OnboardingStep { WELCOME, GOALS, NOTIFICATIONS, LOCATION, PAYWALL }

interface OnboardingCoordinatorListener {
    fun onShowStep(coordinator: OnboardingCoordinator, step: OnboardingStep)
    fun onFinish(coordinator: OnboardingCoordinator)
}

class OnboardingCoordinator(
    private val permissions: PermissionStatusProvider,
    private val store: KeyValueStore,
    private val isSubscriber: Boolean,
) {
    var listener: OnboardingCoordinatorListener? = null

    var currentStep: OnboardingStep? = null
        private set

    val isCompleted: Boolean
        get() = store.getBoolean(COMPLETED_KEY)

    val progress: Double
        get() {
            val steps = OnboardingStep.entries.filter { isApplicable(it) }
            val index = steps.indexOf(currentStep)
            return if (index == -1) 0.0 else (index + 1).toDouble() / steps.size
        }

    fun start() {
        if (isCompleted) {
            listener?.onFinish(this)
        } else {
            val saved = store.getInt(LAST_STEP_KEY)?.let { OnboardingStep.entries.getOrNull(it) }
            show(saved ?: OnboardingStep.WELCOME)
        }
    }

    fun advance() {
        val current = currentStep ?: return
        for (step in OnboardingStep.entries.drop(current.ordinal + 1)) {
            if (isApplicable(step)) {
                show(step)
                return
            }
        }
        finish()
    }

    private fun show(step: OnboardingStep) {
        currentStep = step
        store.putInt(LAST_STEP_KEY, step.ordinal)
        listener?.onShowStep(this, step)
    }

    private fun finish() {
        currentStep = null
        store.putBoolean(COMPLETED_KEY, true)
        store.remove(LAST_STEP_KEY)
        listener?.onFinish(this)
    }

    private fun isApplicable(step: OnboardingStep): Boolean = when (step) {
        OnboardingStep.NOTIFICATIONS -> permissions.notificationStatus == PermissionStatus.NOT_DETERMINED
        OnboardingStep.LOCATION -> permissions.locationStatus == PermissionStatus.NOT_DETERMINED
        OnboardingStep.PAYWALL -> !isSubscriber
        OnboardingStep.WELCOME, OnboardingStep.GOALS -> true
    }

    private companion object {
        const val LAST_STEP_KEY = "onboarding.last_step"
        const val COMPLETED_KEY = "onboarding.completed"
    }
}
