fun finish(callback: (Result<Throwable>) -> Unit, error: Throwable) {
    callback(Result.success(error))
}
