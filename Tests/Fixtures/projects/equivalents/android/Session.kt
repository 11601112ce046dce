class Session {
    private val timeout: Duration = 90.seconds

    fun isExpired(
        leeway: Duration = Duration.ofSeconds(30),
        retry: Duration = 500.milliseconds,
        wait: Duration = 5.minutes,
    ): Boolean = check(leeway, retry, wait, timeout)
}
