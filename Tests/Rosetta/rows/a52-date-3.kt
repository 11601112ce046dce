data class Visit(val start: OffsetDateTime, val end: OffsetDateTime?)
