package com.idly.signup

data class SignUpData(
    val email: String? = null,
    val isEmailVerified: Boolean = false,
    val displayName: String? = null,
    val birthYear: Int? = null,
    val guardianEmail: String? = null,
    val wantsNewsletter: Boolean? = null,
)

class SignUpFlow(
    private val currentYear: Int,
    private val onStep: (Step) -> Unit,
) {
    sealed interface Step {
        data object Email : Step
        data class Verification(val email: String) : Step
        data object Profile : Step
        data object Guardian : Step
        data object Newsletter : Step
        data class Finished(val data: SignUpData) : Step
        data object TooYoung : Step
    }

    sealed interface Event {
        data class EmailEntered(val email: String) : Event
        data object CodeConfirmed : Event
        data object ChangeEmail : Event
        data class ProfileEntered(val name: String, val birthYear: Int) : Event
        data class GuardianEntered(val email: String) : Event
        data class NewsletterAnswered(val wanted: Boolean) : Event
        data object Back : Event
    }

    var data = SignUpData()
        private set
    var step: Step = Step.Email
        private set
    var message: String? = null
        private set

    private val history = ArrayDeque<Step>()

    fun handle(event: Event) {
        message = null
        when (step) {
            Step.Email -> if (event is Event.EmailEntered) enterEmail(event.email)
            is Step.Verification -> when (event) {
                Event.CodeConfirmed -> {
                    data = data.copy(isEmailVerified = true)
                    advance(Step.Profile)
                }
                Event.ChangeEmail, Event.Back -> goBack()
                else -> Unit
            }
            Step.Profile -> when (event) {
                is Event.ProfileEntered -> enterProfile(event.name, event.birthYear)
                Event.Back -> goBack()
                else -> Unit
            }
            Step.Guardian -> when (event) {
                is Event.GuardianEntered -> enterGuardian(event.email)
                Event.Back -> goBack()
                else -> Unit
            }
            Step.Newsletter -> when (event) {
                is Event.NewsletterAnswered -> {
                    data = data.copy(wantsNewsletter = event.wanted)
                    advance(Step.Finished(data))
                }
                Event.Back -> goBack()
                else -> Unit
            }
            is Step.Finished, Step.TooYoung -> Unit
        }
    }

    private fun enterEmail(email: String) {
        if ('@' !in email) {
            message = "Enter your email address"
            return
        }
        if (email != data.email) data = data.copy(email = email, isEmailVerified = false)
        advance(if (data.isEmailVerified) Step.Profile else Step.Verification(email))
    }

    private fun enterProfile(name: String, birthYear: Int) {
        if (name.isEmpty()) {
            message = "Enter your name"
            return
        }
        if (birthYear !in 1900..currentYear) {
            message = "Check your year of birth"
            return
        }

        val age = currentYear - birthYear
        if (age < MINIMUM_AGE) {
            // Keep nothing about small children.
            data = SignUpData()
            history.clear()
            show(Step.TooYoung)
            return
        }

        data = data.copy(displayName = name, birthYear = birthYear)
        if (age < AGE_OF_CONSENT) {
            advance(Step.Guardian)
        } else {
            data = data.copy(guardianEmail = null)
            advance(Step.Newsletter)
        }
    }

    private fun enterGuardian(email: String) {
        if ('@' !in email || email == data.email) {
            message = "Enter the address of a parent"
            return
        }
        data = data.copy(guardianEmail = email)
        advance(Step.Newsletter)
    }

    private fun advance(next: Step) {
        // "Back" never returns to the code screen.
        if (step !is Step.Verification) history.addLast(step)
        show(next)
    }

    private fun goBack() {
        history.removeLastOrNull()?.let(::show)
    }

    private fun show(next: Step) {
        step = next
        onStep(next)
    }

    companion object {
        const val MINIMUM_AGE = 13
        const val AGE_OF_CONSENT = 16
    }
}
