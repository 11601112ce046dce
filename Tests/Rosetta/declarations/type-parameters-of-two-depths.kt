data class Box<T>(val value: T) {
    fun <R> map(change: (T) -> R): Box<R> {
        return Box<R>(change(value))
    }
}
