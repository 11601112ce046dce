enum class Failure {
    BAD_REQUEST_FAILURE, TIMEOUT_FAILURE, OFFLINE_FAILURE
}

fun isFatal(failure: Failure): Boolean = failure == Failure.OFFLINE_FAILURE
