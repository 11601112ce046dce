fun state(first: Level, second: Level): Int {
    return when (first to second) {
        Level.HIGH to Level.LOW -> 1
        else -> 4
    }
}
