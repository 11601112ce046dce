final class Service {
    private var isReady = false

    func drain(jobs: [Job]) {
        for job in jobs {
            guard isReady else { return }
            switch job.kind {
            case .empty:
                break
            case .work:
                run(job)
            }
        }
    }

    func start() {
        isReady = true
    }
}
