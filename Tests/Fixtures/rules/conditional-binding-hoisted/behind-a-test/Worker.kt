class Worker {
    private val store = Store()

    fun work(isEnabled: Boolean) {
        val job = store.takeNext()
        //~ conditional-binding-hoisted: when `isEnabled` does not hold
        if (isEnabled && job != null) {
            run(job)
        }
    }

    fun guarded(isEnabled: Boolean) {
        val job = store.takeNext()
        //~ conditional-binding-hoisted
        if (!isEnabled || job == null) return
        run(job)
    }

    fun calm(isEnabled: Boolean) {
        if (!isEnabled) return
        val job = store.takeNext()
        if (job != null) {
            run(job)
        }
    }

    fun run(job: String) {}
}
