/** Hands on one value after another. */
class Subscription<T>(val handlers: List<T>, val owner: Owner) {
    //~ missing-type
    fun cancel() {
        owner.remove(handlers)
    }
}

class Loader(val isLoading: Subscription<Boolean>, val title: Subscription<Int>)
