enum class Pace {
    SLOW,
    FAST,
}

enum class Source {
    APP_STORE,
    PLAY_STORE,
}
