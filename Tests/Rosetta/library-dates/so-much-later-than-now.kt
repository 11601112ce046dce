class Session {
  private val leeway: Duration = 30.seconds
  fun isFresh(end: Instant): Boolean = end > Instant.now() + leeway
}
