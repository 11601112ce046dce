class LoginController {
    @MainThread
    fun submit() {
        login()
    }

    @UiThread
    fun login() {
    }
}
