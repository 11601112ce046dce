package com.acme.onboarding

enum class OnboardingStep { WELCOME, PROFILE, NOTIFICATIONS, DONE }

data class OnboardingContext(
    val hasProfile: Boolean,
    val notificationsGranted: Boolean,
)

interface OnboardingNavigator {
    fun show(step: OnboardingStep)
    fun finish()
}

class OnboardingCoordinator(
    private val context: OnboardingContext,
    private val navigator: OnboardingNavigator,
) {
    private val backStack = ArrayDeque<OnboardingStep>()

    val visited: List<OnboardingStep> get() = backStack.toList()

    fun start() {
        backStack.clear()
        goTo(OnboardingStep.WELCOME)
    }

    fun next() {
        val current = backStack.lastOrNull() ?: return
        val following = OnboardingStep.entries
            .drop(current.ordinal + 1)
            .firstOrNull { it.isNeeded() }
        if (following != null) goTo(following) else navigator.finish()
    }

    fun back() {
        if (backStack.size <= 1) return
        backStack.removeLast()
        navigator.show(backStack.last())
    }

    private fun goTo(step: OnboardingStep) {
        backStack.addLast(step)
        navigator.show(step)
    }

    private fun OnboardingStep.isNeeded(): Boolean = when (this) {
        OnboardingStep.WELCOME -> true
        OnboardingStep.PROFILE -> !context.hasProfile
        OnboardingStep.NOTIFICATIONS -> !context.notificationsGranted
        OnboardingStep.DONE -> true
    }
}
