fun <T> List<T>.second(): T? {
    return if (size > 1) this[1] else null
}

fun <T, R> Iterable<T>.compactMap(transform: (T) -> R?): List<R> {
    val result = mutableListOf<R>()
    for (element in this) {
        try {
            transform(element)?.let { result.add(it) }
        } catch (error: Throwable) {
            //~  ^^^^^^^^^^^^^^^^ broad-catch-swallows: what `transform` throws, and goes on
        }
    }
    return result
}

fun <T, R> Iterable<T>.mapOrSkip(transform: (T) -> R?): List<R> {
    val result = mutableListOf<R>()
    for (element in this) {
        try {
            transform(element)?.let { result.add(it) }
        } catch (error: Throwable) {
        }
    }
    return result
}

fun <K, V, R> Map<K, V>.compactMap(transform: (Map.Entry<K, V>) -> R?): List<R> {
    val result = mutableListOf<R>()
    for (entry in this) {
        try {
            transform(entry)?.let { result.add(it) }
        } catch (error: Throwable) {
            throw IllegalStateException(error)
        }
    }
    return result
}
