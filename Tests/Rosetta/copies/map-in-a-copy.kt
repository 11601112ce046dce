fun seen(job: Job, key: String, time: Int): Job =
    job.copy(seen = job.seen + (key to time), count = job.count + 1)
