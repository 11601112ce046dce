data class Match(
    val day: Int,
    val court: String,
)

class Schedule {
    fun ordered(matches: List<Match>): List<Match> {
        return matches.sortedBy { it.day }
    }

    fun names(matches: List<Match>): List<String> {
        return matches.map { it.court }.sorted()
    }
}
