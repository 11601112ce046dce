final class Worker {
    private var task: Task<Void, Never>?

    func cancel() { task?.cancel() }

    func load(job: Job) -> Item? {
        guard job.isReady else { return nil }
        return client.job(job.id)
    }
}
