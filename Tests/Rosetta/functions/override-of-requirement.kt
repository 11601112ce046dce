interface Runner {
    fun run()
}

class Job : Runner {
    override fun run() {
    }
}
