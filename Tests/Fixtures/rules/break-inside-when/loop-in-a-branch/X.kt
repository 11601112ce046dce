class Service {
    private var isReady = false

    fun search(kind: Kind, jobs: List<Job>) {
        when (kind) {
            Kind.EMPTY -> {}
            Kind.WORK -> for (job in jobs) {
                if (job.isDone) break
            }
        }
    }

    fun start() {
        isReady = true
    }
}
