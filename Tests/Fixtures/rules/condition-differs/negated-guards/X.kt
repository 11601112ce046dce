package com.example.clinic.accounts

/** What a visitor has typed, and whether it will do. */
class SignUpPresenter(private val accounts: IAccountService) {
    var view: ISignUpView? = null

    fun submit(email: String, password: String, isAdult: Boolean) {
        if (email.isEmpty() || password.length < 8) {
            view?.showIncomplete()
            return
        }
        if (!isAdult) {
            view?.showTooYoung()
            return
        }
        if (email.isNotEmpty() && !password.contains(email)) {
            accounts.create(email = email, password = password)
        }
    }
}
