func seen(_ job: Job, _ key: String, _ time: Int) -> Job {
    var next = job
    next.seen[key] = time
    next.count += 1
    return next
}
