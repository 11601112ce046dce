fun state(first: Level, second: Level): Int {
    return when (first to second) {
        Level.LOW to Level.LOW -> 1
        Level.LOW to Level.HIGH -> 2
        else -> 4
    }
}
