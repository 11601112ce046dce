sealed class LoginError : Exception() {
    object WrongPassword : LoginError()
    class Locked(val until: Int) : LoginError()
    object Offline : LoginError()
}
