final class Service {
    private var isReady = false

    func search(kind: Kind, jobs: [Job]) {
        switch kind {
        case .empty:
            break
        case .work:
            for job in jobs {
                if job.isDone { break }
            }
        }
    }

    func start() {
        isReady = true
    }
}
