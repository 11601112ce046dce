package com.parlo.onboarding

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

sealed class OnboardingState {
    object Welcome : OnboardingState()
    object ChooseLanguage : OnboardingState()
    data class ChooseGoal(val language: String) : OnboardingState()
    data class Reminders(val language: String, val minutesPerDay: Int) : OnboardingState()
    data class Finished(val profile: OnboardingProfile) : OnboardingState()
}

data class OnboardingProfile(
    val language: String = OnboardingFlow.DEFAULT_LANGUAGE,
    val minutesPerDay: Int = OnboardingFlow.DEFAULT_MINUTES,
    val remindersAllowed: Boolean = false,
)

sealed class OnboardingEvent {
    object Start : OnboardingEvent()
    data class LanguagePicked(val code: String) : OnboardingEvent()
    data class GoalPicked(val minutes: Int) : OnboardingEvent()
    data class ReminderDecision(val allowed: Boolean) : OnboardingEvent()
    object Back : OnboardingEvent()
    object Skip : OnboardingEvent()
}

class OnboardingFlow {
    private val _state = MutableStateFlow<OnboardingState>(OnboardingState.Welcome)
    val state: StateFlow<OnboardingState> = _state.asStateFlow()

    fun send(event: OnboardingEvent) {
        next(_state.value, event)?.let { _state.value = it }
    }

    private fun next(state: OnboardingState, event: OnboardingEvent): OnboardingState? = when (state) {
        OnboardingState.Welcome -> when (event) {
            OnboardingEvent.Start -> OnboardingState.ChooseLanguage
            OnboardingEvent.Skip -> OnboardingState.Finished(OnboardingProfile())
            else -> null
        }

        OnboardingState.ChooseLanguage -> when (event) {
            is OnboardingEvent.LanguagePicked ->
                event.code.takeIf { it.isNotEmpty() }?.let { OnboardingState.ChooseGoal(it) }
            OnboardingEvent.Back -> OnboardingState.Welcome
            OnboardingEvent.Skip -> OnboardingState.Finished(OnboardingProfile())
            else -> null
        }

        is OnboardingState.ChooseGoal -> when (event) {
            is OnboardingEvent.GoalPicked ->
                if (event.minutes in ALLOWED_MINUTES) {
                    OnboardingState.Reminders(state.language, event.minutes)
                } else null
            OnboardingEvent.Back -> OnboardingState.ChooseLanguage
            OnboardingEvent.Skip -> OnboardingState.Finished(OnboardingProfile(state.language))
            else -> null
        }

        is OnboardingState.Reminders -> {
            val profile = OnboardingProfile(state.language, state.minutesPerDay)
            when (event) {
                is OnboardingEvent.ReminderDecision ->
                    OnboardingState.Finished(profile.copy(remindersAllowed = event.allowed))
                OnboardingEvent.Back -> OnboardingState.ChooseGoal(state.language)
                OnboardingEvent.Skip -> OnboardingState.Finished(profile)
                else -> null
            }
        }

        is OnboardingState.Finished -> null
    }

    companion object {
        const val DEFAULT_LANGUAGE = "es"
        const val DEFAULT_MINUTES = 10
        val ALLOWED_MINUTES = 5..60
    }
}
