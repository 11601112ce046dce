package com.mapleworks.common.state

sealed interface LoadState<out T : Any> {

    /** The freshest value that can be shown, even if it is stale. */
    val value: T? get() = null

    data object Idle : LoadState<Nothing>

    data class Loading<out T : Any>(val previous: T? = null) : LoadState<T> {
        override val value: T? get() = previous
    }

    data class Loaded<out T : Any>(override val value: T) : LoadState<T>

    data class Failed<out T : Any>(val message: String, val previous: T? = null) : LoadState<T> {
        override val value: T? get() = previous
    }
}

val LoadState<*>.isLoading: Boolean
    get() = this is LoadState.Loading<*>

val LoadState<*>.errorMessage: String?
    get() = (this as? LoadState.Failed<*>)?.message

inline fun <T : Any, R : Any> LoadState<T>.map(transform: (T) -> R): LoadState<R> = when (this) {
    is LoadState.Idle -> this
    is LoadState.Loading -> LoadState.Loading(previous?.let(transform))
    is LoadState.Loaded -> LoadState.Loaded(transform(value))
    is LoadState.Failed -> LoadState.Failed(message, previous?.let(transform))
}

fun <T : Any> LoadState<T>.startLoading(): LoadState<T> = LoadState.Loading(value)

inline fun <T : Any> LoadState<T>.finishWith(
    result: Result<T>,
    describe: (Throwable) -> String,
): LoadState<T> = result.fold(
    onSuccess = { LoadState.Loaded(it) },
    onFailure = { LoadState.Failed(describe(it), previous = value) },
)

fun <A : Any, B : Any> zip(a: LoadState<A>, b: LoadState<B>): LoadState<Pair<A, B>> {
    val first = a.value
    val second = b.value
    val both = if (first != null && second != null) first to second else null
    val message = a.errorMessage ?: b.errorMessage

    return when {
        both != null && a is LoadState.Loaded && b is LoadState.Loaded -> LoadState.Loaded(both)
        message != null -> LoadState.Failed(message, both)
        a.isLoading || b.isLoading -> LoadState.Loading(both)
        else -> LoadState.Idle
    }
}
