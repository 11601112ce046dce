enum class Edge(val rawValue: Long) {
    FIRST(1),
    LAST(9223372036854775807L),
}

enum class Close(val rawValue: Long) {
    ALMOST(9223372036854775806L),
    LAST(9223372036854775807L),
}
