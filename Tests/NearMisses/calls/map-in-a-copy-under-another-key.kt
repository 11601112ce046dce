fun seen(job: Job, key: String, time: Int): Job =
    job.copy(seen = job.seen + (job.id to time))
