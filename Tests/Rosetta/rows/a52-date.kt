data class Visit(val start: Date, val end: Date?)
