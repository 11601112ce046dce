data class Location(val time: Int) {
    fun age(now: Int): Int = now - time
}

data class Job(val name: String) {
    fun renamed(name: String): Job = Job(name)
}
