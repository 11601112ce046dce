sealed class LoginError : Exception() {
    object Locked : LoginError()
}

fun login() {
    throw LoginError.Locked
}
