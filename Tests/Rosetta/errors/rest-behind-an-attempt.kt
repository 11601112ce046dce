fun submit(email: String) {
    view.loading(true)
    val name = try {
        client.signIn(email)
    } catch (e: Exception) {
        failures++
        view.loading(false)
        view.show("Sign-in failed")
        return
    }
    failures = 0
    view.loading(false)
    view.open(name)
}
