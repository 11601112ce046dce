package com.scribbly.notes.errors

sealed class ApiException(cause: Throwable? = null) : Exception(cause) {
    class Http(val status: Int) : ApiException()
    class NoConnection(cause: Throwable? = null) : ApiException(cause)
    class Timeout(cause: Throwable? = null) : ApiException(cause)
    class Decoding(cause: Throwable? = null) : ApiException(cause)
}

data class ErrorMessage(
    val title: String,
    val body: String,
    val canRetry: Boolean = false,
)

fun Throwable.toErrorMessage(): ErrorMessage = when (this) {
    is ApiException.NoConnection ->
        ErrorMessage("You are offline", "Check your connection.", canRetry = true)
    is ApiException.Timeout ->
        ErrorMessage("That took too long", "Please try again.", canRetry = true)
    is ApiException.Decoding ->
        ErrorMessage("Update needed", "Get the latest version of the app.")
    is ApiException.Http -> messageForStatus(status)
    else -> GENERIC
}

private fun messageForStatus(status: Int): ErrorMessage = when (status) {
    401 -> ErrorMessage("Signed out", "Please sign in again.")
    403 -> ErrorMessage("No access", "Ask the owner to share this with you.")
    404, 410 -> ErrorMessage("Gone", "This page no longer exists.")
    429 -> ErrorMessage("Slow down", "Wait a moment and try again.", canRetry = true)
    in 500..599 -> ErrorMessage("Our fault", "We are working on it.", canRetry = true)
    else -> GENERIC
}

private val GENERIC = ErrorMessage(
    title = "Something went wrong",
    body = "Please try again later.",
)
