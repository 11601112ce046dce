class Lease {
    fun isExpired(leeway: Duration = 30.minutes): Boolean = check(leeway)
}
