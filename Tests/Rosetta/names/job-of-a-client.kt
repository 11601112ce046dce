class Worker {
    private var job: Task? = null

    fun cancel() { job?.cancel() }

    fun load(job: Job): Item? {
        if (!job.isReady) return null
        return client.job(job.id)
    }
}
