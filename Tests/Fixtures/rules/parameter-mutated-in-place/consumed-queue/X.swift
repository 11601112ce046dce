struct Job {
    let id: Int
    var attempts: Int
}

final class Worker {
    func run(jobs: [Int]) -> Int {
        var queue = jobs
        queue.removeFirst()
        return queue.count
    }

    func retry(job: Job) -> Int {
        var job = job
        job.attempts += 1
        return job.attempts
    }
}
