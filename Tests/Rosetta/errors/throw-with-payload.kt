sealed class LoginError : Exception() {
    class Rejected(val code: Int) : LoginError()
}

fun login() {
    throw LoginError.Rejected(3)
}
