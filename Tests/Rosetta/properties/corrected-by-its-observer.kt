class Player {
    var volume = 5
        set(value) { field = minOf(value, 10) }
}
