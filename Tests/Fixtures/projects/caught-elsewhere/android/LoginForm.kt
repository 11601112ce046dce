class LoginForm(private val gate: Gate) {
    private var hint = ""

    fun submit(name: String, password: String) {
        try {
            gate.open(name = name, password = password)
            hint = "welcome"
        } catch (error: LoginError.Offline) {
            hint = "try again"
        } catch (error: Exception) {
            hint = "later"
        }
    }

    fun resume(name: String) {
        try {
            gate.open(name = name, password = "")
            hint = "welcome"
        } catch (error: LoginError.Offline) {
            hint = "no network"
        } catch (error: Exception) {
            hint = "later"
        }
    }
}
