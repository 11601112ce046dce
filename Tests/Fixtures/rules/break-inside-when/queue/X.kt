class Service {
    private var isReady = false

    fun drain(jobs: List<Job>) {
        for (job in jobs) {
            if (!isReady) return
            when (job.kind) {
                Kind.EMPTY -> {
                    break
                    //~ break-inside-when
                }
                Kind.WORK -> run(job)
            }
        }
    }

    fun start() {
        isReady = true
    }
}
