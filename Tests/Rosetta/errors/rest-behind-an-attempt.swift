func submit(_ email: String) {
    view.loading(true)
    do {
        let name = try client.signIn(email)
        failures = 0
        view.loading(false)
        view.open(name)
    } catch {
        failures += 1
        view.loading(false)
        view.show("Sign-in failed")
    }
}
