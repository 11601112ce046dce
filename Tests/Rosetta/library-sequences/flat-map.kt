data class Team(val names: List<String>)

fun names(teams: List<Team>): List<String> {
    return teams.flatMap { it.names }
}
