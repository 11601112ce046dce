class Login {
    fun explain(error: ApiException): Text = when {
        error is ApiException.Unauthorized -> Text.WRONG
        error is ApiException.Status && error.code == 423 -> Text.LOCKED
        else -> Text.BROKEN
    }

    fun note(error: ApiException) {
        attempts += 1
        if (error is ApiException.Unauthorized) {
            ask()
        } else if (error is ApiException.Status) {
            log(error.code)
        } else {
            wait()
        }
    }
}
