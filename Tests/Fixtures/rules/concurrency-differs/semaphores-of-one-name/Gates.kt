class Cache {
    private val gate = DispatchSemaphore(value = 1)

    fun drop() {
        clear()
    }
}

class Worker {
    private val gate = DispatchSemaphore(value = 0)

    fun finish(pages: List<Page>) {
        prepare(pages)
        store(pages)
        synchronized(gate) {
            collect(pages)
        }
        publish(pages)
    }
}
