class Login {
    fun explain(error: ApiException): Text = when {
        error is ApiException.Unauthorized -> Text.WRONG
        error is ApiException.Status && error.code == 429 -> Text.LOCKED
        else -> Text.BROKEN
    }
}
