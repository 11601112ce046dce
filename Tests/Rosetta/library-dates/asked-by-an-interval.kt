fun isOver(end: Instant, now: Instant): Boolean = end <= now

fun isAhead(start: Instant, now: Instant): Boolean = start > now
