data class Visit(val start: Instant, val end: Instant?)
