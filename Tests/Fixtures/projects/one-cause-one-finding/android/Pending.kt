class Pending(val deferred: DeferredObject<Int, Throwable, Double>) {
    fun fulfill(value: Int) {
        deferred.resolve(value)
    }

    fun reject(value: Int) {
        deferred.reject(value)
    }
}
