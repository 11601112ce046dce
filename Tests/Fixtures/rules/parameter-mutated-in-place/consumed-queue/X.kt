data class Job(
    val id: Int,
    var attempts: Int,
    //~ info value-type-becomes-reference
)

class Worker {
    fun run(jobs: MutableList<Int>): Int {
        jobs.removeAt(0)
        //~ parameter-mutated-in-place: the caller's `jobs`
        return jobs.size
    }

    fun retry(job: Job): Int {
        job.attempts += 1
        //~ parameter-mutated-in-place: the caller's `job`
        return job.attempts
    }
}
