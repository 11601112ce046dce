suspend fun retry() {
    try {
        run()
    } catch (failure: HttpFailure) {
        if (!failure.isRetryable || attempt >= limit) throw failure
        wait(attempt)
    }
}
