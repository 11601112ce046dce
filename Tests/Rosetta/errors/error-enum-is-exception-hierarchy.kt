sealed class LoginError : Exception() {
    object Locked : LoginError()
    data class Rejected(val code: Int) : LoginError()
}
