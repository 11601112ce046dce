fun isOver(end: Date, now: Date): Boolean = end.time <= now.time

fun isAhead(start: Date, now: Date): Boolean = start.time > now.time
